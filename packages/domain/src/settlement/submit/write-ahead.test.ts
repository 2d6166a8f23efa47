import { settlement, signers } from "@lunas/testkit/fixtures/settlement";
import { settled } from "@lunas/testkit/time/settled";
import type { EngineDeps } from "../engine-deps";
import { type Lane, takeOver } from "../lanes/lane";
import { writeAhead } from "./write-ahead";

/** A settler that holds the scenario's one lane. */
async function leased(owner = "settler-1", change?: (deps: EngineDeps) => Partial<EngineDeps>) {
  const fixture = await settlement();
  const { deps, observer } = fixture.settler(owner, change === undefined ? {} : { change });
  const request = { chainId: deps.chain.chainId, addresses: signers, count: 1, leaseMs: 10_000 };
  const [lease] = await fixture.stores.lanes.acquire({ ...request, owner });
  const lane: Lane = takeOver(lease!, [], deps.clock.now());
  return { fixture, deps, observer, lane };
}

describe("writeAhead", () => {
  it("gives a nonce to one call only, however many are written on a lane at the same time", async () => {
    const { fixture, deps, lane } = await leased();
    const orders = [await fixture.accept(), await fixture.accept()];
    const written = await Promise.all(orders.map((order) => writeAhead(deps, lane, [{ kind: "settle", order }])));
    expect(written.map(({ kind }) => kind).sort()).toEqual(["lane_lost", "sent"]);
    expect(fixture.database.transactions.map(({ nonce }) => nonce)).toEqual([0]);
  });

  it("writes every transaction before the node sees any of them", async () => {
    const order: string[] = [];
    const { fixture, deps, lane } = await leased("settler-1", ({ sender, settlements }) => ({
      settlements: {
        ...settlements,
        commit: (...all) => {
          order.push("commit");
          return settlements.commit(...all);
        },
      },
      sender: {
        ...sender,
        broadcast: (raws) => {
          order.push(`publish ${raws.length}`);
          return sender.broadcast(raws);
        },
      },
    }));
    const orders = [await fixture.accept(), await fixture.accept()];
    const written = await writeAhead(
      deps,
      lane,
      orders.map((each) => ({ kind: "settle", order: each })),
    );
    expect(order).toEqual(["commit", "publish 2"]);
    expect(written).toMatchObject({ kind: "sent", attempts: [{}, {}] });
    expect(lane.nextNonce).toBe(2);
    expect([...lane.open.values()].map((entry) => entry.order)).toEqual(orders);
    expect(fixture.chain.broadcasts.map(({ nonce }) => nonce)).toEqual([0, 1]);
  });

  it("holds no row lock while a signer takes its time", async () => {
    const requested: string[] = [];
    let sign = () => {};
    const slow = new Promise<void>((resolve) => {
      sign = resolve;
    });
    const { fixture, deps, lane } = await leased("settler-1", ({ sender, settlements }) => ({
      sender: { ...sender, sign: (...all) => slow.then(() => sender.sign(...all)) },
      settlements: new Proxy(settlements, {
        get: (store, name) => {
          requested.push(String(name));
          return Reflect.get(store, name);
        },
      }),
    }));
    const writing = writeAhead(deps, lane, [{ kind: "settle", order: await fixture.accept() }]);
    await settled();
    expect(requested).toEqual([]);
    // Meanwhile the lane can change its holder: a late signature is never sent.
    const { chainId } = deps.chain;
    fixture.clock.advance(10_000);
    await fixture.stores.lanes.acquire({ chainId, owner: "settler-2", addresses: signers, count: 1, leaseMs: 10_000 });
    sign();
    expect(await writing).toEqual({ kind: "lane_lost" });
    expect([requested, fixture.chain.broadcasts]).toEqual([["commit"], []]);
  });

  it("gives every kind of call its purpose, and an order only to settlements", async () => {
    const { fixture, deps, lane } = await leased();
    const order = await fixture.accept();
    const transfer = { kind: "transfer", asset: null, to: signers[1]!, amount: 5n } as const;
    await writeAhead(deps, lane, [{ kind: "settle", order }, { kind: "cancel" }, transfer]);
    const open = [...lane.open.values()].map((entry) => [entry.transaction.purpose, entry.order?.paymentId ?? null]);
    expect(open).toEqual([
      ["payment", order.paymentId],
      ["filler", null],
      ["grant", null],
    ]);
  });

  it("writes nothing before the first head, above the fee ceiling, or without calls", async () => {
    const { fixture, deps, lane } = await leased();
    const calls = [{ kind: "settle", order: await fixture.accept() }] as const;
    const blind = { ...deps, watcher: { ...deps.watcher, head: () => null } };
    expect(await writeAhead(blind, lane, calls)).toEqual({ kind: "not_now" });
    fixture.chain.baseFee(deps.chain.settlement.feeCeilingWei);
    await fixture.mine();
    expect(await writeAhead(deps, lane, calls)).toEqual({ kind: "not_now" });
    expect(await writeAhead(deps, lane, [])).toEqual({ kind: "not_now" });
    expect([lane.nextNonce, fixture.database.transactions, fixture.chain.broadcasts]).toEqual([0, [], []]);
  });

  it("sends nothing on a lane that another settler has taken over", async () => {
    const { fixture, deps, lane } = await leased();
    const order = await fixture.accept();
    fixture.clock.advance(10_000);
    const { chainId } = deps.chain;
    await fixture.stores.lanes.acquire({ chainId, owner: "settler-2", addresses: signers, count: 1, leaseMs: 10_000 });
    expect(await writeAhead(deps, lane, [{ kind: "settle", order }])).toEqual({ kind: "lane_lost" });
    expect([lane.nextNonce, fixture.chain.broadcasts]).toEqual([0, []]);
  });

  it("sends nothing of a batch with a payment that must not be settled any more, and names it", async () => {
    const { fixture, deps, lane } = await leased();
    const [first, second] = [await fixture.accept(), await fixture.accept()];
    await writeAhead(deps, lane, [{ kind: "settle", order: first }]);
    const again = await writeAhead(deps, lane, [
      { kind: "settle", order: second },
      { kind: "settle", order: first },
    ]);
    expect(again).toEqual({ kind: "taken", paymentIds: [first.paymentId] });
    expect([lane.nextNonce, fixture.chain.broadcasts.length]).toEqual([1, 1]);
  });

  it("follows what it wrote even if the broadcast's outcome is unknown", async () => {
    const { fixture, deps, observer, lane } = await leased();
    fixture.chain.troubleBroadcast("unheard");
    const written = await writeAhead(deps, lane, [{ kind: "settle", order: await fixture.accept() }]);
    expect([written.kind, lane.open.size]).toEqual(["sent", 1]);
    expect(observer.of("broadcast")).toMatchObject([[{}, { nonce: 0, outcome: { kind: "unknown" } }]]);
  });
});
