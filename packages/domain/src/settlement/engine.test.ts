import { base } from "@lunas/catalog/chains/base";
import { settlement } from "@lunas/testkit/stages/settlement";
import { unsound } from "@lunas/testkit/stages/unsound";
import { settled } from "@lunas/testkit/time/settled";

const never = () => new AbortController().signal;
/** The sandbox with a chain's depth of two. */
const deepChain = { ...base, chainId: 1337, environment: "sandbox", network: "sandbox" } as const;

/** A settler that holds the scenario's lanes. */
async function running(options: Parameters<typeof settlement>[0] = {}) {
  const stage = await settlement(options);
  const settler = stage.settler("settler-1");
  await settler.engine.keepLanes();
  return { stage, ...settler };
}

/** Whether a promise has ended by now. */
async function hasEnded(promise: Promise<void>): Promise<boolean> {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  await settled();
  return ended;
}

describe("an engine", () => {
  it("settles a payment to its end and wakes the waiting job", async () => {
    const { stage, engine, observer } = await running();
    const { paymentId } = await stage.accept();
    const waiting = engine.settle(paymentId, never());
    await settled();
    expect(stage.paymentOf(paymentId)).toMatchObject({ status: "pending", txHash: stage.chain.published[0]?.hash });
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId)).toMatchObject({
      status: "confirmed",
      settled: { blockNumber: 101, txHash: stage.chain.published[0]?.hash },
    });
    expect(observer.of("ended")).toHaveLength(1);
    expect(observer.of("fault")).toEqual([]);
    expect(unsound(stage)).toEqual([]);
  });

  it("confirms at the chain's depth and not before", async () => {
    const { stage, engine } = await running({ chain: deepChain });
    const { paymentId } = await stage.accept();
    const waiting = engine.settle(paymentId, never());
    await stage.mine();
    expect(await hasEnded(waiting)).toBe(false);
    expect(stage.paymentOf(paymentId).status).toBe("pending");
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId)).toMatchObject({ status: "confirmed", settled: { blockNumber: 101 } });
  });

  it("settles a payment once, however often it is enqueued", async () => {
    const { stage, engine } = await running();
    const { paymentId } = await stage.accept();
    const rings = Array.from({ length: 20 }, () => engine.settle(paymentId, never()));
    await stage.mine(2);
    await Promise.all(rings);
    await engine.settle(paymentId, AbortSignal.abort());
    await stage.mine(2);
    expect(stage.chain.published).toHaveLength(1);
    expect(unsound(stage)).toEqual([]);
  });

  it("spreads many payments over its lanes, within each lane's limit", async () => {
    const chain = { ...deepChain, settlement: { ...deepChain.settlement, maxInFlightPerLane: 5 } };
    const { stage, engine } = await running({ lanes: 2, chain });
    const orders = await Promise.all(Array.from({ length: 23 }, () => stage.accept()));
    const waiting = orders.map(({ paymentId }) => engine.settle(paymentId, never()));
    await settled();
    const openOn = stage.database.transactions.filter(({ closed }) => closed === null).map(({ laneId }) => laneId);
    expect(openOn).toHaveLength(10);
    expect(new Set(openOn).size).toBe(2);
    await stage.mine(12);
    await Promise.all(waiting);
    expect(unsound(stage)).toEqual([]);
  });

  it("keeps payments waiting while no lane has room, and settles them once it holds a lane", async () => {
    const stage = await settlement();
    const { engine } = stage.settler("settler-1");
    const { paymentId } = await stage.accept();
    const waiting = engine.settle(paymentId, never());
    expect(engine.canSettle()).toBe(false);
    await stage.mine();
    expect(stage.chain.published).toEqual([]);
    await engine.keepLanes();
    expect(engine.canSettle()).toBe(true);
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("brings back payments that the queue lost, and ends waits for payments that ended elsewhere", async () => {
    const { stage, engine } = await running();
    const lost = await stage.accept();
    const elsewhere = await stage.accept();
    await engine.sweep();
    expect(stage.chain.published).toEqual([]);
    stage.chain.foreign({ kind: "settle", order: elsewhere });
    await stage.mine();
    const other = stage.settler("settler-2");
    stage.clock.advance(3_000);
    const waiting = engine.settle(elsewhere.paymentId, never());
    await engine.sweep();
    await stage.mine();
    await engine.sweep();
    await waiting;
    expect(stage.paymentOf(lost.paymentId).status).toBe("confirmed");
    expect(stage.paymentOf(elsewhere.paymentId).status).toBe("confirmed");
    expect(stage.chain.published).toHaveLength(1);
    expect(other.engine.canSettle()).toBe(false);
    expect(unsound(stage)).toEqual([]);
  });

  it("lets a caller stop waiting and still settles", async () => {
    const { stage, engine } = await running();
    const { paymentId } = await stage.accept();
    const caller = new AbortController();
    const waiting = engine.settle(paymentId, caller.signal);
    caller.abort();
    await waiting;
    await stage.mine();
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
  });

  it("rests a lane with too low a balance, warns of a low one, and settles again after a refill", async () => {
    const { stage, engine, deps, observer } = await running();
    const [address] = deps.sender.addresses;
    const { restingBalanceWei, lowBalanceWei } = deps.chain.settlement;
    const levels = () => observer.of("laneBalance").map(([, told]) => (told as { level: string }).level);
    stage.chain.fund(address!, restingBalanceWei - 1n);
    await engine.watchBalances();
    expect(await stage.stores.lanes.readyLanes(1337)).toEqual([]);
    const { paymentId } = await stage.accept();
    const waiting = engine.settle(paymentId, never());
    await stage.mine();
    expect(stage.chain.published).toEqual([]);
    stage.chain.fund(address!, lowBalanceWei - 1n);
    await engine.watchBalances();
    stage.chain.fund(address!, lowBalanceWei);
    await engine.watchBalances();
    expect(levels()).toEqual(["resting", "low", "ok"]);
    await stage.mine(2);
    await waiting;
    expect(await stage.stores.lanes.readyLanes(1337)).toEqual([address]);
  });

  it("releases its lanes when it stops, and leaves open transactions to the next holder", async () => {
    const { stage, engine, kill } = await running();
    const { paymentId } = await stage.accept();
    void engine.settle(paymentId, never());
    await settled();
    await engine.stop();
    kill();
    expect(engine.canSettle()).toBe(false);
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    const waiting = next.engine.settle(paymentId, never());
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId).status).toBe("confirmed");
    expect(unsound(stage)).toEqual([]);
  });
});

describe("an engine with a payment that cannot be settled", () => {
  it("ends it as failed when the transaction reverted", async () => {
    const { stage, engine } = await running();
    const { paymentId } = await stage.accept();
    stage.chain.mishap(paymentId, "reverts");
    const waiting = engine.settle(paymentId, never());
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId)).toMatchObject({
      status: "failed",
      failure: { code: "tx_failed" },
      txHash: stage.chain.published[0]?.hash,
    });
    expect(unsound(stage)).toEqual([]);
  });

  it("does not believe a token that lies", async () => {
    const { stage, engine } = await running();
    const { paymentId } = await stage.accept();
    stage.chain.mishap(paymentId, "lies");
    const waiting = engine.settle(paymentId, never());
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "nonce_used_elsewhere" } });
    expect(unsound(stage)).toEqual([]);
  });

  it.each([
    ["settles it", "settle", { status: "confirmed" }],
    ["cancels it", "cancel", { status: "failed", failure: { code: "nonce_cancelled" } }],
    ["uses its nonce", "use_up", { status: "failed", failure: { code: "nonce_used_elsewhere" } }],
  ] as const)("follows the chain when a third party %s", async (_what, kind, expected) => {
    const { stage, engine } = await running();
    const order = await stage.accept();
    const waiting = engine.settle(order.paymentId, never());
    await settled();
    stage.chain.foreign({ kind, order });
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(order.paymentId)).toMatchObject(expected);
    expect(unsound(stage)).toEqual([]);
  });

  it("cancels the nonce of a payment whose deadline passes unmined, and ends it as expired", async () => {
    const { stage, engine, deps } = await running();
    const { paymentId } = await stage.accept();
    stage.chain.demandFeeCap(deps.chain.settlement.feeCeilingWei + 1n);
    const waiting = engine.settle(paymentId, never());
    await settled();
    stage.clock.advance(61_000);
    await stage.mine();
    stage.chain.demandFeeCap(0n);
    await stage.mine();
    await waiting;
    expect(stage.paymentOf(paymentId)).toMatchObject({ status: "failed", failure: { code: "expired" } });
    expect(stage.database.transactions).toMatchObject([{ purpose: "filler", closed: { status: "success" } }]);
    expect(unsound(stage)).toEqual([]);
  });
});
