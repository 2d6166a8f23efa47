import { settlement } from "@lunas/testkit/stages/settlement";

/** A payment that its payer cancelled before ours was mined: it has failed, and its watch has ended. */
async function aCancelledPayment() {
  const stage = await settlement();
  const settler = stage.settler("settler-1");
  await settler.engine.keepLanes();
  await stage.mine(3);
  const order = await stage.accept();
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  stage.chain.foreign({ kind: "cancel", order });
  await stage.mine();
  expect(stage.paymentOf(order.paymentId)).toMatchObject({ status: "failed", failure: { code: "nonce_cancelled" } });
  await settler.engine.watchLate();
  expect(await stage.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
  return { stage, settler, order };
}

describe("a final transaction that is removed from the chain", () => {
  it("may be mined again even for a failed payment, and its settlement is reported as late", async () => {
    const { stage, settler, order } = await aCancelledPayment();
    await stage.chain.reorg(1);
    await settler.engine.reopenLost();
    await stage.mine();
    expect(stage.chain.ledger.useOf(order)).toMatchObject({ kind: "settled" });
    await settler.engine.watchLate();
    const use = stage.chain.ledger.useOf(order);
    expect(stage.paymentOf(order.paymentId)).toMatchObject({
      status: "failed",
      lateSettlement: use?.kind === "settled" && { txHash: use.settlement.txHash },
    });
    expect(await stage.stores.eventsOf(order.paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
  });

  it("is reported even if no settler saw the reorg", async () => {
    const { stage, settler, order } = await aCancelledPayment();
    settler.kill();
    await stage.chain.reorg(1);
    stage.clock.advance(15_000);
    const next = stage.settler("settler-2");
    await next.engine.keepLanes();
    await next.engine.reopenLost();
    await stage.mine();
    await next.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is reported even if a third party settles after a cancellation, without a transaction of ours", async () => {
    const { stage, settler, order } = await aCancelledPayment();
    await stage.chain.reorg(1, "lost");
    stage.chain.foreign({ kind: "settle", order });
    await stage.mine();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is watched no longer than before if the chain shows the same again", async () => {
    const { stage, settler, order } = await aCancelledPayment();
    await stage.chain.reorg(1, "lost");
    stage.chain.foreign({ kind: "cancel", order });
    await settler.engine.reopenLost();
    await stage.mine();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).toBeNull();
    expect(await stage.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
  });
});
