import { chain as sandboxChain } from "@lunas/testkit/build/defaults";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { Unavailable } from "../../shared/unavailable";

const twoDeep = { ...sandboxChain, settlement: { ...sandboxChain.settlement, confirmations: 2 } };

/** A payment whose transaction reverted at depth, with its nonce unused. */
async function aRevertedPayment({ chain: kind = sandboxChain } = {}) {
  const fixture = await settlement({ chain: kind });
  const settler = fixture.settler("settler-1");
  await settler.engine.keepLanes();
  const order = await fixture.accept();
  fixture.chain.mishap(order.paymentId, "reverts");
  void settler.engine.settle(order.paymentId, new AbortController().signal);
  await fixture.mine(kind.settlement.confirmations + 1);
  expect(fixture.paymentOf(order.paymentId)).toMatchObject({ status: "failed", failure: { code: "tx_failed" } });
  return { fixture, settler, order };
}

describe("watchLate", () => {
  it("keeps a payment failed that a third party settles late, and reports it once", async () => {
    const { fixture, settler, order } = await aRevertedPayment();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).toBeNull();
    fixture.chain.foreign({ kind: "settle", order });
    await fixture.mine();
    await Promise.all([settler.engine.watchLate(), fixture.settler("settler-2").engine.watchLate()]);
    const { status, lateSettlement } = fixture.paymentOf(order.paymentId);
    const use = fixture.chain.ledger.useOf(order);
    expect([status, lateSettlement]).toEqual([
      "failed",
      use?.kind === "settled" && { txHash: use.settlement.txHash, blockNumber: use.settlement.blockNumber },
    ]);
    expect(await fixture.stores.eventsOf(order.paymentId)).toEqual(["payment.failed", "payment.settled_late"]);
    expect(settler.observer.of("settledLate")).toHaveLength(1);
  });

  it("accepts a late settlement at the chain's depth", async () => {
    const { fixture, settler, order } = await aRevertedPayment({ chain: twoDeep });
    fixture.chain.foreign({ kind: "settle", order });
    await fixture.mine();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).toBeNull();
    await fixture.mine();
    await settler.engine.watchLate();
    expect(fixture.paymentOf(order.paymentId).lateSettlement).not.toBeNull();
  });

  it("watches until a block at depth is past the deadline", async () => {
    const { fixture, settler, order } = await aRevertedPayment();
    const watched = async () =>
      (await fixture.stores.settlements.watchedOn(order.paymentId ? 1337 : 0, null, 9)).length;
    await settler.engine.watchLate();
    expect(await watched()).toBe(1);
    fixture.clock.advance(120_000);
    await settler.engine.watchLate();
    expect(await watched()).toBe(1);
    await fixture.mine();
    await settler.engine.watchLate();
    expect(await watched()).toBe(0);
  });

  it.each(["cancel", "use_up"] as const)("ends the watch after %s", async (kind) => {
    const { fixture, settler, order } = await aRevertedPayment();
    fixture.chain.foreign({ kind, order });
    await fixture.mine();
    await settler.engine.watchLate();
    expect(await fixture.stores.settlements.watchedOn(1337, null, 9)).toEqual([]);
    expect(await fixture.stores.eventsOf(order.paymentId)).toEqual(["payment.failed"]);
  });

  it("checks again a payment that it could not judge, and judges the others", async () => {
    const { fixture, order } = await aRevertedPayment();
    fixture.chain.foreign({ kind: "settle", order });
    await fixture.mine();
    const broken = fixture.settler("settler-2", {
      change: ({ watcher }) => ({
        watcher: { ...watcher, nonceUse: () => Promise.reject(new Unavailable("chain", "pruned")) },
      }),
    });
    await broken.engine.watchLate();
    expect(broken.observer.of("fault")).toMatchObject([["watch-late", expect.any(Unavailable)]]);
    expect(await fixture.stores.settlements.watchedOn(1337, null, 9)).toHaveLength(1);
  });
});
