import type { Address } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { addressOf } from "@lunas/testkit/build/numbered";
import { captured } from "@lunas/testkit/fixtures/captured";
import { losingKeys } from "@lunas/testkit/fixtures/losing-keys";
import { type Settlement, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../shared/id";
import type { SettlementEngine } from "./engine";
import { SignerUnavailable, SigningRefused } from "./lanes/signing-faults";
import type { ChainSender } from "./ports";

const [other, named] = signers as [Address, Address];
const entry = { actor: { kind: "operator", id: "test" }, action: "lane.retire", target: "lane", details: {} } as const;

/** Few places on each lane, so that a test can fill them. */
const narrow = { ...sandbox, settlement: { ...sandbox.settlement, maxInFlightPerLane: 2 } } as typeof sandbox;

async function running({ chain = sandbox, wrap = (sender: ChainSender) => sender } = {}) {
  const fixture = await settlement({ lanes: 2, chain });
  const lost = new Set<Address>();
  const settler = (id: string) =>
    fixture.settler(id, { change: ({ sender }) => ({ sender: losingKeys(wrap(sender), lost) }) });
  const one = settler("settler-1");
  await one.engine.keepLanes();
  return { fixture, lost, settler, ...one };
}

async function notify(engine: SettlementEngine, id: PaymentId): Promise<PaymentId> {
  void engine.settle(id, new AbortController().signal);
  await settled();
  return id;
}

async function capture(fixture: Settlement, engine: SettlementEngine): Promise<PaymentId> {
  return await notify(engine, await captured(fixture, named));
}

async function pay(fixture: Settlement, engine: SettlementEngine): Promise<PaymentId> {
  const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 60);
  return await notify(engine, (await fixture.accept({ deadlineSeconds })).paymentId);
}

/** Who sent each payment, `bundle` for one that shared its transaction. */
const sent = ({ chain }: Settlement, id: PaymentId) =>
  chain.broadcasts.flatMap(({ from, call }) => {
    if (call.kind === "bundle" && call.orders.some(({ paymentId }) => paymentId === id)) return ["bundle"];
    return call.kind === "settle" && call.order.paymentId === id ? [from] : [];
  });
const statusOf = (fixture: Settlement) => (id: PaymentId) => fixture.paymentOf(id).status;

async function sweepLater(fixture: Settlement, engine: SettlementEngine, ms = 4_000): Promise<void> {
  fixture.clock.advance(ms);
  await engine.sweep();
  await settled();
}

describe("a capture whose payer named a lane", () => {
  it("goes through that lane, alone, however many wait", async () => {
    const chain = { ...sandbox, settlement: { ...sandbox.settlement, bundleMax: 25 } } as typeof sandbox;
    const { fixture, engine } = await running({ chain });
    const ids: PaymentId[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await captured(fixture, named));
    const free: PaymentId[] = [];
    for (let payer = 1; payer <= 40; payer += 1) {
      const { paymentId } = await fixture.accept({ from: addressOf(3_000 + payer) });
      free.push(paymentId);
    }
    for (const id of [...ids, ...free]) void engine.settle(id, new AbortController().signal);
    await settled();
    expect(ids.map((id) => sent(fixture, id))).toEqual(ids.map(() => [named]));
    expect(free.flatMap((id) => sent(fixture, id))).toContain("bundle");
    await fixture.mine(2);
    expect([...ids, ...free].map(statusOf(fixture))).toEqual(Array(46).fill("confirmed"));
    expect(unsound(fixture)).toEqual([]);
  });

  it("waits for room on it, and no other payment waits meanwhile", async () => {
    const { fixture, engine } = await running({ chain: narrow });
    const captures: PaymentId[] = [];
    for (let count = 0; count < 5; count += 1) captures.push(await capture(fixture, engine));
    expect(captures.map((id) => sent(fixture, id))).toEqual([[named], [named], [], [], []]);
    const free = [await pay(fixture, engine), await pay(fixture, engine)];
    expect(free.map((id) => sent(fixture, id))).toEqual([[other], [other]]);
    await fixture.mine(4);
    expect([...captures, ...free].map(statusOf(fixture))).toEqual(Array(7).fill("confirmed"));
    expect(captures.map((id) => sent(fixture, id))).toEqual(Array(5).fill([named]));
    expect(unsound(fixture)).toEqual([]);
  });

  it("waits while it rests, and is settled once it has gas again", async () => {
    const { fixture, engine } = await running();
    fixture.chain.fund(named, 0n);
    await engine.watchBalances();
    const id = await capture(fixture, engine);
    await fixture.mine(2);
    expect([sent(fixture, id), statusOf(fixture)(id)]).toEqual([[], "pending"]);
    fixture.chain.fund(named, 10n ** 18n);
    await engine.watchBalances();
    await fixture.mine(3);
    expect([sent(fixture, id), statusOf(fixture)(id)]).toEqual([[named], "confirmed"]);
  });

  it("waits for its signer, also a remote one, and goes to no other lane", async () => {
    const state = { isGone: false };
    const wrap = (sender: ChainSender): ChainSender => ({
      ...sender,
      isRemote: (address) => address === named,
      canSign: (address) => address !== named || !state.isGone,
      sign: async (address, requests) => {
        if (address === named && state.isGone) throw new SignerUnavailable("kms", "it does not answer");
        return sender.sign(address, requests);
      },
    });
    const { fixture, engine } = await running({ wrap });
    const first = await capture(fixture, engine);
    expect(sent(fixture, first)).toEqual([named]);
    state.isGone = true;
    const second = await capture(fixture, engine);
    const free = await pay(fixture, engine);
    expect([sent(fixture, second), sent(fixture, free)]).toEqual([[], [other]]);
    state.isGone = false;
    await sweepLater(fixture, engine);
    expect(sent(fixture, second)).toEqual([named]);
    await fixture.mine(2);
    expect([first, second, free].map(statusOf(fixture))).toEqual(Array(3).fill("confirmed"));
    expect(unsound(fixture)).toEqual([]);
  });

  it("is found by the settler that holds its lane when its job came to another one", async () => {
    const { fixture, engine, deps, settler } = await running();
    const two = settler("settler-2");
    await two.engine.keepLanes();
    await engine.keepLanes();
    await two.engine.keepLanes();
    const lanes = [...fixture.database.lanes.values()];
    const holder = lanes.find(({ address }) => address === named)?.owner;
    const [holds, lacks] = holder === deps.settlerId ? [engine, two.engine] : [two.engine, engine];
    const id = await capture(fixture, lacks);
    expect(sent(fixture, id)).toEqual([]);
    await holds.sweep();
    await settled();
    expect(sent(fixture, id)).toEqual([named]);
    await fixture.mine(2);
    expect(statusOf(fixture)(id)).toBe("confirmed");
  });

  it("is not tried in each sweep while the signing policy refuses it", async () => {
    const state = { requested: 0 };
    const wrap = (sender: ChainSender): ChainSender => ({
      ...sender,
      sign: async (address, requests) => {
        if (address !== named) return sender.sign(address, requests);
        state.requested += 1;
        throw new SigningRefused(
          named,
          requests.map((_, index) => ({ index, reason: "a test" })),
        );
      },
    });
    const { fixture, engine } = await running({ wrap });
    await capture(fixture, engine);
    for (let round = 0; round < 3; round += 1) await sweepLater(fixture, engine, 100);
    expect(state.requested).toBe(1);
  });
});

describe("a retired lane whose key a settler has", () => {
  async function retired(options: Parameters<typeof running>[0] = {}) {
    const story = await running(options);
    await story.fixture.stores.retirement.retire({ chainId: sandbox.chainId, address: named }, entry);
    await story.engine.keepLanes();
    await settled();
    return story;
  }

  it("is taken without anything open, settles what names it, and nothing else", async () => {
    const { fixture, engine, observer } = await retired();
    expect(observer.of("laneTaken").at(-1)).toMatchObject([{ address: named, isRetired: true, mayServe: true }, 0]);
    const [id, free] = [await capture(fixture, engine), await pay(fixture, engine)];
    expect([sent(fixture, id), sent(fixture, free)]).toEqual([[named], [other]]);
    await fixture.mine(2);
    await engine.keepLanes();
    expect([id, free].map(statusOf(fixture))).toEqual(["confirmed", "confirmed"]);
    expect(observer.of("laneGone").filter(([, how]) => how === "released")).toEqual([]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("settles what names it although the other lanes are full, and the ordinary payments keep their order", async () => {
    const { fixture, engine } = await retired({ chain: narrow });
    const free: PaymentId[] = [];
    for (let count = 0; count < 5; count += 1) free.push(await pay(fixture, engine));
    const id = await capture(fixture, engine);
    expect(sent(fixture, id)).toEqual([named]);
    expect(free.map((each) => sent(fixture, each))).toEqual([[other], [other], [], [], []]);
    await fixture.mine(1);
    await settled();
    expect(free.map((each) => sent(fixture, each))).toEqual([[other], [other], [other], [other], []]);
    await fixture.mine(4);
    expect([...free, id].map(statusOf(fixture))).toEqual(Array(6).fill("confirmed"));
  });

  it("gives nothing up: its transactions are replaced until they are mined", async () => {
    const { fixture, engine, observer } = await retired();
    fixture.chain.demandFeeCap(10n ** 12n);
    const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600);
    const id = await notify(engine, await captured(fixture, named, { deadlineSeconds }));
    await fixture.mine(20);
    fixture.clock.advance(60_000);
    await engine.sweep();
    expect(observer.of("abandoned")).toEqual([]);
    expect(sent(fixture, id).length).toBeGreaterThan(1);
    fixture.chain.demandFeeCap(0n);
    await fixture.mine(2);
    expect(statusOf(fixture)(id)).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });

  it("reports its balance: without gas it rests, so that gateways store no new hold that names it", async () => {
    const { fixture, engine } = await retired();
    const state = async () => {
      await engine.watchBalances();
      const lanes = await fixture.stores.lanes.states(sandbox.chainId);
      return lanes.find(({ address }) => address === named);
    };
    expect(await state()).toEqual({ address: named, isRetired: true, isResting: false, isHeld: true });
    fixture.chain.fund(named, 0n);
    expect(await state()).toMatchObject({ isResting: true });
    const id = await capture(fixture, engine);
    expect(sent(fixture, id)).toEqual([]);
  });

  it("survives an outage of its signer, and gives up only what it could not sign for ten minutes", async () => {
    const state = { isGone: false };
    const wrap = (sender: ChainSender): ChainSender => ({
      ...sender,
      canSign: (address) => address !== named || !state.isGone,
    });
    const { fixture, engine, observer } = await retired({ wrap });
    fixture.chain.demandFeeCap(10n ** 15n);
    const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600);
    await notify(engine, await captured(fixture, named, { deadlineSeconds }));
    await fixture.mine(1);
    const wait = async (ms: number) => {
      await engine.keepLanes();
      await sweepLater(fixture, engine, ms);
      await engine.keepLanes();
      return observer.of("abandoned").length;
    };
    state.isGone = true;
    expect(await wait(590_000)).toBe(0);
    state.isGone = false;
    expect(await wait(590_000)).toBe(0);
    state.isGone = true;
    expect(await wait(590_000)).toBe(0);
    expect(await wait(20_000)).toBe(1);
  });

  it("is left to the settler that has the key by one that has not", async () => {
    const { fixture, engine } = await running();
    const id = await capture(fixture, engine);
    const without = fixture.settler("settler-2", {
      change: ({ sender }) => ({ sender: losingKeys(sender, new Set([named])) }),
    });
    await without.engine.keepLanes();
    await fixture.stores.retirement.retire({ chainId: sandbox.chainId, address: named }, entry);
    await without.engine.keepLanes();
    const holder = () => fixture.database.lanes.get(`${sandbox.chainId}-${named}`)?.owner;
    expect(holder()).toBeNull();
    await engine.keepLanes();
    expect(holder()).toBe("settler-1");
    await fixture.mine(2);
    expect(statusOf(fixture)(id)).toBe("confirmed");
  });
});

describe("a retired lane whose key nobody has", () => {
  it("ends its captures failed, as expired, once their nonces prove it", async () => {
    const { fixture, engine, lost, observer } = await running();
    fixture.chain.troubleBroadcast("lost");
    const open = await capture(fixture, engine);
    lost.add(named);
    await fixture.stores.retirement.retire({ chainId: sandbox.chainId, address: named }, entry);
    fixture.chain.troubleBroadcast("lost");
    await engine.keepLanes();
    const waiting = await capture(fixture, engine);
    await fixture.mine(2);
    await sweepLater(fixture, engine, 21_000);
    expect(observer.of("abandoned")).toMatchObject([[{ address: named }, [0]]]);
    expect([open, waiting].map(statusOf(fixture))).toEqual(["pending", "pending"]);
    for (let round = 0; round < 20; round += 1) {
      await fixture.mine(2);
      await sweepLater(fixture, engine);
    }
    expect([open, waiting].map(statusOf(fixture))).toEqual(["failed", "failed"]);
    expect([open, waiting].map((id) => fixture.paymentOf(id).failure?.code)).toEqual(["expired", "expired"]);
    expect(sent(fixture, waiting)).toEqual([]);
    expect(unsound(fixture)).toEqual([]);
  });
});
