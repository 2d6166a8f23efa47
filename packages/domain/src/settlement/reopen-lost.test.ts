import { settlement } from "@lunas/testkit/fixtures/settlement";

/** A payment that its payer cancelled before ours was mined: told as failed, with nothing more to watch. */
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

describe("what was final and is gone from the chain", () => {
  it("may be mined again by itself also for a failed payment, and what that brings about is told as a late settlement", async () => {
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

  it("is told also where no settler saw the reorg happen", async () => {
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

  it("is told also where somebody else settles what a cancellation had ended, with no transaction of ours", async () => {
    const { stage, settler, order } = await aCancelledPayment();
    await stage.chain.reorg(1, "lost");
    stage.chain.foreign({ kind: "settle", order });
    await stage.mine();
    await settler.engine.watchLate();
    expect(stage.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is looked at no longer than before where the chain says the same again", async () => {
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
