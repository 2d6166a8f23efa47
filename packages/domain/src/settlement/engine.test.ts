import { base } from "@lunas/catalog/chains/base";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { unsound } from "@lunas/testkit/fixtures/unsound";
import { hasEnded } from "@lunas/testkit/time/has-ended";
import { settled } from "@lunas/testkit/time/settled";
import { readyAmong } from "./lanes/lane-store";

const never = () => new AbortController().signal;
/** The sandbox with a chain's depth of two. */
const deepChain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;

/** A settler that holds the scenario's lanes. */
async function running(options: Parameters<typeof settlement>[0] = {}) {
  const fixture = await settlement(options);
  const settler = fixture.settler("settler-1");
  await settler.engine.keepLanes();
  return { fixture, ...settler };
}

describe("an engine", () => {
  it("settles a payment to its end and wakes the waiting job", async () => {
    const { fixture, engine, observer } = await running();
    const { paymentId } = await fixture.accept();
    const waiting = engine.settle(paymentId, never());
    await settled();
    expect(fixture.paymentOf(paymentId)).toMatchObject({
      status: "pending",
      txHash: fixture.chain.broadcasts[0]?.hash,
    });
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId)).toMatchObject({
      status: "confirmed",
      settled: { blockNumber: 101, txHash: fixture.chain.broadcasts[0]?.hash },
    });
    expect(observer.of("ended")).toHaveLength(1);
    expect(observer.of("fault")).toEqual([]);
    expect(unsound(fixture)).toEqual([]);
  });

  it("settles by the order that a job carried, without a read of the row", async () => {
    const { fixture, engine, deps } = await running();
    const reads = jest.spyOn(deps.settlements, "orders");
    const order = await fixture.accept();
    const waiting = engine.settle(order.paymentId, never(), { ...order, isFromJob: true });
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(order.paymentId).status).toBe("confirmed");
    expect(reads).not.toHaveBeenCalled();
    expect(unsound(fixture)).toEqual([]);
  });

  it("settles by the row where a job carried another order, and sends nothing of that one", async () => {
    const { fixture, engine } = await running();
    const [order, other] = [await fixture.accept(), await fixture.accept()];
    const changed = { ...order, amount: order.amount * 10n, isFromJob: true } as const;
    const waiting = [engine.settle(order.paymentId, never(), changed), engine.settle(other.paymentId, never())];
    await fixture.mine();
    await Promise.all(waiting);
    for (const { paymentId } of [order, other]) expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(fixture.chain.broadcasts).toHaveLength(2);
    expect(unsound(fixture)).toEqual([]);
  });

  it("confirms at the chain's depth and not before", async () => {
    const { fixture, engine } = await running({ chain: deepChain });
    const { paymentId } = await fixture.accept();
    const waiting = engine.settle(paymentId, never());
    await fixture.mine();
    expect(await hasEnded(waiting)).toBe(false);
    expect(fixture.paymentOf(paymentId).status).toBe("pending");
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId)).toMatchObject({ status: "confirmed", settled: { blockNumber: 101 } });
  });

  it("settles a payment once, however often it is enqueued", async () => {
    const { fixture, engine } = await running();
    const { paymentId } = await fixture.accept();
    const jobs = Array.from({ length: 20 }, () => engine.settle(paymentId, never()));
    await fixture.mine(2);
    await Promise.all(jobs);
    await engine.settle(paymentId, AbortSignal.abort());
    await fixture.mine(2);
    expect(fixture.chain.broadcasts).toHaveLength(1);
    expect(unsound(fixture)).toEqual([]);
  });

  it("spreads many payments over its lanes, within each lane's limit", async () => {
    const chain = { ...deepChain, settlement: { ...deepChain.settlement, maxInFlightPerLane: 5 } };
    const { fixture, engine } = await running({ lanes: 2, chain });
    const orders = await Promise.all(Array.from({ length: 23 }, () => fixture.accept()));
    const waiting = orders.map(({ paymentId }) => engine.settle(paymentId, never()));
    await settled();
    const openOn = fixture.database.transactions.filter(({ closed }) => closed === null).map(({ laneId }) => laneId);
    expect(openOn).toHaveLength(10);
    expect(new Set(openOn).size).toBe(2);
    await fixture.mine(12);
    await Promise.all(waiting);
    expect(unsound(fixture)).toEqual([]);
  });

  it("keeps payments waiting while no lane has room, and settles them once it holds a lane", async () => {
    const fixture = await settlement();
    const { engine } = fixture.settler("settler-1");
    const { paymentId } = await fixture.accept();
    const waiting = engine.settle(paymentId, never());
    expect(engine.canSettle()).toBe(false);
    await fixture.mine();
    expect(fixture.chain.broadcasts).toEqual([]);
    await engine.keepLanes();
    expect(engine.canSettle()).toBe(true);
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("brings back payments that the queue lost, and ends waits for payments that ended elsewhere", async () => {
    const { fixture, engine } = await running();
    const lost = await fixture.accept();
    const elsewhere = await fixture.accept();
    await engine.sweep();
    expect(fixture.chain.broadcasts).toEqual([]);
    fixture.chain.foreign({ kind: "settle", order: elsewhere });
    await fixture.mine();
    const other = fixture.settler("settler-2");
    fixture.clock.advance(3_000);
    const waiting = engine.settle(elsewhere.paymentId, never());
    await engine.sweep();
    await fixture.mine();
    await engine.sweep();
    await waiting;
    expect(fixture.paymentOf(lost.paymentId).status).toBe("confirmed");
    expect(fixture.paymentOf(elsewhere.paymentId).status).toBe("confirmed");
    expect(fixture.chain.broadcasts).toHaveLength(1);
    expect(other.engine.canSettle()).toBe(false);
    expect(unsound(fixture)).toEqual([]);
  });

  it("lets a caller stop waiting and still settles", async () => {
    const { fixture, engine } = await running();
    const { paymentId } = await fixture.accept();
    const caller = new AbortController();
    const waiting = engine.settle(paymentId, caller.signal);
    caller.abort();
    await waiting;
    await fixture.mine();
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("rests a lane with too low a balance, warns of a low one, and settles again after a refill", async () => {
    const { fixture, engine, deps, observer } = await running();
    const [address] = deps.sender.addresses;
    const { restingBalanceWei, lowBalanceWei } = deps.chain.settlement;
    const levels = () => observer.of("laneBalance").map(([, reported]) => (reported as { level: string }).level);
    fixture.chain.fund(address!, restingBalanceWei - 1n);
    await engine.watchBalances();
    expect(readyAmong(await fixture.stores.lanes.states(1337))).toEqual([]);
    const { paymentId } = await fixture.accept();
    const waiting = engine.settle(paymentId, never());
    await fixture.mine();
    expect(fixture.chain.broadcasts).toEqual([]);
    fixture.chain.fund(address!, lowBalanceWei - 1n);
    await engine.watchBalances();
    fixture.chain.fund(address!, lowBalanceWei);
    await engine.watchBalances();
    expect(levels()).toEqual(["ok", "resting", "low", "ok"]);
    await fixture.mine(2);
    await waiting;
    expect(readyAmong(await fixture.stores.lanes.states(1337))).toEqual([address]);
  });

  it("releases its lanes when it stops, and leaves open transactions to the next holder", async () => {
    const { fixture, engine, kill } = await running();
    const { paymentId } = await fixture.accept();
    void engine.settle(paymentId, never());
    await settled();
    await engine.stop();
    kill();
    expect(engine.canSettle()).toBe(false);
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    const waiting = next.engine.settle(paymentId, never());
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(fixture)).toEqual([]);
  });
});

describe("an engine with a payment that cannot be settled", () => {
  it("ends it as failed when the transaction reverted", async () => {
    const { fixture, engine } = await running();
    const { paymentId } = await fixture.accept();
    fixture.chain.mishap(paymentId, "reverts");
    const waiting = engine.settle(paymentId, never());
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId)).toMatchObject({
      status: "failed",
      failure: { code: "tx_failed" },
      txHash: fixture.chain.broadcasts[0]?.hash,
    });
    expect(unsound(fixture)).toEqual([]);
  });

  it("does not believe a token that lies", async () => {
    const { fixture, engine } = await running();
    const { paymentId } = await fixture.accept();
    fixture.chain.mishap(paymentId, "lies");
    const waiting = engine.settle(paymentId, never());
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "nonce_used_elsewhere" } });
    expect(unsound(fixture)).toEqual([]);
  });

  it.each([
    ["settles it", "settle", { status: "confirmed" }],
    ["cancels it", "cancel", { status: "failed", failure: { code: "nonce_cancelled" } }],
    ["uses its nonce", "use_up", { status: "failed", failure: { code: "nonce_used_elsewhere" } }],
  ] as const)("follows the chain when a third party %s", async (_what, kind, expected) => {
    const { fixture, engine } = await running();
    const order = await fixture.accept();
    const waiting = engine.settle(order.paymentId, never());
    await settled();
    fixture.chain.foreign({ kind, order });
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(order.paymentId)).toMatchObject(expected);
    expect(unsound(fixture)).toEqual([]);
  });

  it("cancels the nonce of a payment whose deadline passes unmined, and ends it as expired", async () => {
    const { fixture, engine, deps } = await running();
    const { paymentId } = await fixture.accept();
    fixture.chain.demandFeeCap(deps.chain.settlement.feeCeilingWei + 1n);
    const waiting = engine.settle(paymentId, never());
    await settled();
    fixture.clock.advance(61_000);
    await fixture.mine();
    fixture.chain.demandFeeCap(0n);
    await fixture.mine();
    await waiting;
    expect(fixture.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "expired" } });
    expect(fixture.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(unsound(fixture)).toEqual([]);
  });
});
