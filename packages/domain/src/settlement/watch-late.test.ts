import { chain as sandboxChain } from "@lunas/testkit/build/world";
import { settlement } from "@lunas/testkit/stages/settlement";
import { Unavailable } from "../shared/unavailable";

const twoDeep = { ...sandboxChain, settlement: { ...sandboxChain.settlement, confirmations: 2 } };

/** A payment whose transaction reverted at depth, with its nonce unused. */
async function aRevertedPayment({ chain: kind = sandboxChain } = {}) {
  const stage = await settlement({ chain: kind });
  const settler = stage.settler("settler-1");
  await settler.engine.keepLanes();
  const order = await stage.accept();
  stage.chain.mishap(order.paymentId, "reverts");
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  await stage.mine(kind.settlement.confirmations + 1);
  expect(stage.paymentOf(order.paymentId)).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
  return { stage, settler, order };
}

describe("watchLate", () => {
  it("keeps a payment failed that a third party settles late, and reports it once", async () => {
    const { stage, settler, order } = await aRevertedPayment();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).toBeNull();
    stage.chain.foreign({ kind: "settle", order });
    await stage.mine();
    await Promise.all([settler.engine.watchLate(), stage.settler("settler-2").engine.watchLate()]);
    const { status, lateSettlement } = stage.paymentOf(order.paymentId);
    const use = stage.chain.ledger.useOf(order);
    expect([status, lateSettlement]).toEqual([
      "failed",
      use?.kind === "settled" && { txHash: use.settlement.txHash, blockNumber: use.settlement.blockNumber },
    ]);
    expect(await stage.stores.eventsOf(order.paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
    expect(settler.observer.of("settledLate")).toHaveLength(1);
  });

  it("accepts a late settlement at the chain's depth", async () => {
    const { stage, settler, order } = await aRevertedPayment({ chain: twoDeep });
    stage.chain.foreign({ kind: "settle", order });
    await stage.mine();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).toBeNull();
    await stage.mine();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("watches until a block at depth is past the deadline", async () => {
    const { stage, settler, order } = await aRevertedPayment();
    const watched = async () => (await stage.stores.settlements.watchedOn(order.paymentId ? 1337 : 0, null, 9)).length;
    await settler.engine.watchLate();
    expect(await watched()).toBe(1);
    stage.clock.advance(120_000);
    await settler.engine.watchLate();
    expect(await watched()).toBe(1);
    await stage.mine();
    await settler.engine.watchLate();
    expect(await watched()).toBe(0);
  });

  it.each(["cancel", "use_up"] as const)("ends the watch after %s", async (kind) => {
    const { stage, settler, order } = await aRevertedPayment();
    stage.chain.foreign({ kind, order });
    await stage.mine();
    await settler.engine.watchLate();
    expect(await stage.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
    expect(await stage.stores.eventsOf(order.paymentId)).toEqual(["payment.failed"]);
  });

  it("checks again a payment that it could not judge, and judges the others", async () => {
    const { stage, order } = await aRevertedPayment();
    stage.chain.foreign({ kind: "settle", order });
    await stage.mine();
    const broken = stage.settler("settler-2", {
      change: ({ watcher }) => ({
        watcher: { ...watcher, nonceUse: () => Promise.reject(new Unavailable("chain", "pruned")) },
      }),
    });
    await broken.engine.watchLate();
    expect(broken.observer.of("fault")).toMatchObject([["watch-late", expect.any(Unavailable)]]);
    expect(await stage.stores.settlements.watchedOn(1337, null, 9)).toHaveLength(1);
  });
});
