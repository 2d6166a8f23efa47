import { settlement } from "@lunas/testkit/fixtures/settlement";

/** A payment that its payer cancelled before ours was mined: told as failed, with nothing more to watch. */
async function aCancelledPayment() {
  const fixture = await settlement();
  const settler = fixture.settler("settler-1");
  await settler.engine.keepLanes();
  await fixture.mine(3);
  const order = await fixture.accept();
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  fixture.chain.foreign({ kind: "cancel", order });
  await fixture.mine();
  expect(fixture.paymentOf(order.paymentId)).toMatchObject({ status: "failed", failure: { code: "nonce_cancelled" } });
  await settler.engine.watchLate();
  expect(await fixture.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
  return { fixture, settler, order };
}

describe("what was final and is gone from the chain", () => {
  it("may be mined again by itself also for a failed payment, and what that brings about is told as a late settlement", async () => {
    const { fixture, settler, order } = await aCancelledPayment();
    await fixture.chain.reorg(1);
    await settler.engine.reopenLost();
    await fixture.mine();
    expect(fixture.chain.ledger.useOf(order)).toMatchObject({ kind: "settled" });
    await settler.engine.watchLate();
    const use = fixture.chain.ledger.useOf(order);
    expect(fixture.paymentOf(order.paymentId)).toMatchObject({
      status: "failed",
      lateSettlement: use?.kind === "settled" && { txHash: use.settlement.txHash },
    });
    expect(await fixture.stores.eventsOf(order.paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
  });

  it("is told also where no settler saw the reorg happen", async () => {
    const { fixture, settler, order } = await aCancelledPayment();
    settler.kill();
    await fixture.chain.reorg(1);
    fixture.clock.advance(15_000);
    const next = fixture.settler("settler-2");
    await next.engine.keepLanes();
    await next.engine.reopenLost();
    await fixture.mine();
    await next.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is told also where somebody else settles what a cancellation had ended, with no transaction of ours", async () => {
    const { fixture, settler, order } = await aCancelledPayment();
    await fixture.chain.reorg(1, "lost");
    fixture.chain.foreign({ kind: "settle", order });
    await fixture.mine();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is looked at no longer than before where the chain says the same again", async () => {
    const { fixture, settler, order } = await aCancelledPayment();
    await fixture.chain.reorg(1, "lost");
    fixture.chain.foreign({ kind: "cancel", order });
    await settler.engine.reopenLost();
    await fixture.mine();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).toBeNull();
    expect(await fixture.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
  });
});
