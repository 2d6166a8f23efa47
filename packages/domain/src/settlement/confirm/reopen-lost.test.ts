import { settlement } from "@lunas/testkit/fixtures/settlement";

/** A payment that its payer cancelled before ours was mined: it has failed, and its watch has ended. */
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

describe("a final transaction that is removed from the chain", () => {
  it("may be mined again even for a failed payment, and its settlement is reported as late", async () => {
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

  it("is reported even if no settler saw the reorg", async () => {
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

  it("is reported even if a third party settles after a cancellation, without a transaction of ours", async () => {
    const { fixture, settler, order } = await aCancelledPayment();
    await fixture.chain.reorg(1, "lost");
    fixture.chain.foreign({ kind: "settle", order });
    await fixture.mine();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("is watched no longer than before if the chain shows the same again", async () => {
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
