import { aNewPayment } from "@lunas/testkit/build/a-stored-payment";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { orderOf } from "@lunas/testkit/build/an-order";
import { settlement } from "@lunas/testkit/fixtures/settlement";
import { settled } from "@lunas/testkit/time/settled";

/** A settler of the sandbox, and a pending payment of another chain that a stolen process names in the sandbox's queue. */
async function foreignPayment() {
  const fixture = await settlement();
  const { engine } = fixture.settler("settler-1");
  await engine.keepLanes();
  const payment = aNewPayment({
    merchantId: fixture.stores.merchantIds[0],
    chainId: 8453,
    authorization: anAuthorization(),
  });
  const waiter = { paymentId: payment.id, waiterId: "ask_1", leaseMs: 5_000 };
  const outcome = await fixture.stores.payments.accept(
    payment,
    { balance: 10n ** 30n, allowance: null, readAtBlock: 100 },
    waiter,
  );
  if (outcome.kind !== "stored") throw new Error(`the payment is ${outcome.kind}`);
  const name = async () => {
    void engine.settle(payment.id, new AbortController().signal);
    await settled();
  };
  return { fixture, engine, name, order: orderOf(outcome.payment) };
}

describe("an engine whose queue names a payment of another chain", () => {
  it("sends nothing for it", async () => {
    const { fixture, name, order } = await foreignPayment();
    await name();
    await fixture.mine(3);
    expect(fixture.chain.broadcasts).toEqual([]);
    expect(fixture.database.transactions).toEqual([]);
    expect(fixture.paymentOf(order.paymentId).status).toBe("pending");
  });

  it("does not end it by what its own chain says of the same nonce", async () => {
    const { fixture, engine, name, order } = await foreignPayment();
    fixture.chain.foreign({ kind: "cancel", order });
    await fixture.mine();
    fixture.clock.advance(4_000);
    await name();
    await fixture.mine(3);
    await engine.sweep();
    await fixture.mine(3);
    expect(fixture.paymentOf(order.paymentId)).toMatchObject({ status: "pending", failure: null });
  });

  it("does not end it by its own chain's time", async () => {
    const { fixture, name, order } = await foreignPayment();
    fixture.clock.advance(Number(order.deadlineSeconds) * 1_000 - fixture.clock.now() + 60_000);
    await fixture.mine(3);
    await name();
    await fixture.mine(3);
    expect(fixture.paymentOf(order.paymentId).status).toBe("pending");
  });
});
