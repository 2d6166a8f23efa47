import type { Address } from "@lunas/catalog/chain";
import { chain as sandboxChain } from "@lunas/testkit/build/defaults";
import { addressOf } from "@lunas/testkit/build/numbered";
import { type Settlement, settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { settled } from "@lunas/testkit/time/settled";
import type { PaymentId } from "../shared/id";
import type { SettlementEngine } from "./engine";
import type { EngineDeps } from "./engine-deps";
import { readyAmong } from "./lanes/lane-store";
import { SignerUnavailable, SigningRefused } from "./lanes/signing-faults";
import type { ChainSender } from "./ports";

const [near, far] = signers as [Address, Address];

/** A remote signer that the test controls. */
interface FarSigner {
  /** Signs, does not answer until `release`, or is unavailable. */
  mode: "signs" | "hangs" | "gone";
  requested: number;
  /** Lets hanging requests reach their deadline. */
  release(): void;
  /** Answers hanging requests, late, with their signatures. */
  answer(): void;
}

function farSigner(): { readonly state: FarSigner; readonly wrap: (sender: ChainSender) => ChainSender } {
  const hanging: ((signs: boolean) => void)[] = [];
  const end = (signs: boolean) => {
    for (const give of hanging.splice(0)) give(signs);
  };
  const state: FarSigner = {
    mode: "signs",
    requested: 0,
    release: () => {
      state.mode = "gone";
      end(false);
    },
    answer: () => {
      state.mode = "signs";
      end(true);
    },
  };
  const elsewhere = async <T>(address: Address, sign: () => Promise<T>): Promise<T> => {
    if (address !== far) return sign();
    state.requested += 1;
    if (state.mode === "signs") return sign();
    if (state.mode === "hangs" && (await new Promise<boolean>((resolve) => hanging.push(resolve)))) return sign();
    throw new SignerUnavailable("web3signer", "it has not answered within 2000 ms");
  };
  const wrap = (sender: ChainSender): ChainSender => ({
    ...sender,
    isRemote: (address) => address === far,
    canSign: (address) => address !== far || state.mode !== "gone",
    sign: (address, requests) => elsewhere(address, () => sender.sign(address, requests)),
    signAgain: (address, raw, fees) => elsewhere(address, () => sender.signAgain(address, raw, fees)),
  });
  return { state, wrap };
}

async function running(change?: (deps: EngineDeps) => Partial<EngineDeps>) {
  const fixture = await settlement({ lanes: 2 });
  const { state, wrap } = farSigner();
  const settler = fixture.settler("settler-1", { change: change ?? (({ sender }) => ({ sender: wrap(sender) })) });
  await settler.engine.keepLanes();
  return { fixture, state, ...settler };
}

async function pay(fixture: Settlement, engine: SettlementEngine): Promise<PaymentId> {
  const { paymentId } = await fixture.accept({
    deadlineSeconds: BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600),
  });
  void engine.settle(paymentId, new AbortController().signal);
  await settled();
  return paymentId;
}

const senders = (fixture: Settlement) => fixture.chain.broadcasts.map(({ from }) => from);

describe("a remote signer", () => {
  it("signs in parallel: both lanes are used, and every payment is settled", async () => {
    const { fixture, engine } = await running();
    const ids = [await pay(fixture, engine), await pay(fixture, engine), await pay(fixture, engine)];
    await fixture.mine(2);
    expect(ids.map((id) => fixture.paymentOf(id).status)).toEqual(["confirmed", "confirmed", "confirmed"]);
    expect(new Set(senders(fixture))).toEqual(new Set([near, far]));
    expect(unsound(fixture)).toEqual([]);
  });

  it("that hangs blocks no other lane, and after its deadline its payments go there", async () => {
    const { fixture, engine, state } = await running();
    state.mode = "hangs";
    const ids = [await pay(fixture, engine), await pay(fixture, engine)];
    const [first] = ids as [PaymentId];
    for (let more = 0; more < 4; more += 1) ids.push(await pay(fixture, engine));
    expect(state.requested).toBe(1);
    // All but the one that waits for its signature are in flight.
    expect(senders(fixture)).toEqual([near, near, near, near, near]);
    state.release();
    await settled();
    expect(senders(fixture)).toEqual(Array.from({ length: 6 }, () => near));
    await fixture.mine(2);
    expect(ids.map((id) => fixture.paymentOf(id).status)).toEqual(ids.map(() => "confirmed"));
    expect(first).toBe(ids[0]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("that is unavailable gets no requests, its lane rests in the rows, and it recovers by itself", async () => {
    const { fixture, engine, state } = await running();
    const rested = async () => {
      await engine.watchBalances();
      return readyAmong(await fixture.stores.lanes.states(1337));
    };
    state.mode = "gone";
    for (let payment = 0; payment < 3; payment += 1) await pay(fixture, engine);
    expect([state.requested, senders(fixture)]).toEqual([0, [near, near, near]]);
    expect(await rested()).toEqual([near]);
    state.mode = "signs";
    await pay(fixture, engine);
    expect(senders(fixture).at(-1)).toBe(far);
    expect(new Set(await rested())).toEqual(new Set([near, far]));
  });

  it("of the only lane: nothing can be settled here until it recovers", async () => {
    const fixture = await settlement();
    const { engine } = fixture.settler("settler-1", {
      change: ({ sender }) => ({ sender: { ...sender, isRemote: () => true, canSign: () => false } }),
    });
    await engine.keepLanes();
    expect(engine.canSettle()).toBe(false);
    await pay(fixture, engine);
    expect(fixture.chain.broadcasts).toEqual([]);
  });

  it("that hangs during a replacement blocks no head: other payments are confirmed meanwhile", async () => {
    const { fixture, engine, state } = await running();
    fixture.chain.demandFeeCap(10n ** 12n);
    const ids = [await pay(fixture, engine), await pay(fixture, engine)];
    state.mode = "hangs";
    // Both wait long enough to be replaced; one signer does not answer.
    await fixture.mine(13);
    expect(state.requested).toBe(2);
    fixture.chain.demandFeeCap(0n);
    await fixture.mine(2);
    expect(ids.map((id) => fixture.paymentOf(id).status)).toEqual(["confirmed", "confirmed"]);
    const attempts = () => fixture.database.transactions.map((row) => [row.purpose, row.attempts.length]);
    const before = attempts();
    state.answer();
    await settled();
    // The signature comes too late: nothing is written for a nonce that is final.
    expect(attempts()).toEqual(before);
    expect(unsound(fixture)).toEqual([]);
  });
});

describe("a payment that the signing policy refuses", () => {
  const refusing =
    (isRefused: (call: { readonly kind: string }) => boolean) =>
    ({ sender }: EngineDeps): Partial<EngineDeps> => ({
      sender: {
        ...sender,
        sign: async (address, requests) => {
          const refusals = requests.flatMap(({ call }, index) => (isRefused(call) ? [{ index, reason: "value" }] : []));
          if (refusals.length > 0) throw new SigningRefused(address, refusals);
          return sender.sign(address, requests);
        },
      },
    });

  it("is not sent, and does not stop others", async () => {
    const poison = { id: null as PaymentId | null };
    const { fixture, engine } = await running(
      refusing((call) => "order" in call && (call.order as { paymentId: PaymentId }).paymentId === poison.id),
    );
    const orders = [await fixture.accept(), await fixture.accept(), await fixture.accept()];
    poison.id = orders[1]!.paymentId;
    for (const { paymentId } of orders) void engine.settle(paymentId, new AbortController().signal);
    await fixture.mine(2);
    const status = orders.map(({ paymentId }) => fixture.paymentOf(paymentId).status);
    expect(status).toEqual(["confirmed", "pending", "confirmed"]);
    expect(fixture.chain.broadcasts).toHaveLength(2);
  });

  it("is tried again with growing delays, and blocks no job", async () => {
    const tries: number[] = [];
    const fixture = await settlement();
    const { engine } = fixture.settler("settler-1", {
      change: ({ sender }) => ({
        sender: {
          ...sender,
          sign: async (address) => {
            tries.push(fixture.clock.now());
            throw new SigningRefused(address, [{ index: 0, reason: "value" }]);
          },
        },
      }),
    });
    await engine.keepLanes();
    const deadlineSeconds = BigInt(Math.floor(fixture.clock.now() / 1_000) + 3_600);
    const { paymentId } = await fixture.accept({ deadlineSeconds });
    let isReleased = false;
    void engine.settle(paymentId, new AbortController().signal).then(() => {
      isReleased = true;
    });
    await settled();
    expect([tries.length, isReleased]).toEqual([1, true]);
    for (let second = 0; second < 120; second += 1) {
      fixture.clock.advance(1_000);
      await engine.sweep();
      await settled();
    }
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.length).toBeGreaterThan(5);
    expect(pauses.length).toBeLessThan(16);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(21_000);
  });

  it("is found in a bundle by sending the bundle's payments alone", async () => {
    const poison = { id: null as PaymentId | null };
    const isPoison = (order: { readonly paymentId: PaymentId }) => order.paymentId === poison.id;
    const chain = { ...sandboxChain, settlement: { ...sandboxChain.settlement, bundleMax: 5, maxInFlightPerLane: 1 } };
    const fixture = await settlement({ chain });
    const { engine } = fixture.settler("settler-1", {
      change: refusing((call) =>
        "orders" in call
          ? (call.orders as { paymentId: PaymentId }[]).some(isPoison)
          : "order" in call && isPoison(call.order as { paymentId: PaymentId }),
      ),
    });
    await engine.keepLanes();
    const orders = await Promise.all(
      Array.from({ length: 4 }, (_, index) => fixture.accept({ from: addressOf(2_001 + index) })),
    );
    poison.id = orders[2]!.paymentId;
    for (const { paymentId } of orders) void engine.settle(paymentId, new AbortController().signal);
    for (let block = 0; block < 8; block += 1) {
      await fixture.mine();
      await engine.sweep();
    }
    const status = orders.map(({ paymentId }) => fixture.paymentOf(paymentId).status);
    expect(status).toEqual(["confirmed", "confirmed", "pending", "confirmed"]);
  });

  it("of the treasury is reported to its caller, and the rest of the batch is sent", async () => {
    const fixture = await settlement({ lanes: 2 });
    const { engine } = fixture.settler("settler-1", {
      treasury: far,
      change: refusing((call) => "amount" in call && call.amount === 13n),
    });
    await engine.keepLanes();
    const never = new AbortController().signal;
    const requested = [1n, 13n, 2n].map((amount) =>
      engine.grants.grant({ asset: null, to: addressOf(5_001), amount }, never).catch((error: Error) => error.message),
    );
    await fixture.mine(2);
    const [one, refused, other] = await Promise.all(requested);
    expect(refused).toBe("the signing policy refuses the transfer");
    expect([one, other]).toMatchObject([{ status: "success" }, { status: "success" }]);
  });
});
