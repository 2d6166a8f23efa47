import { aClaim } from "@lunas/testkit/build/a-claim";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { chain } from "@lunas/testkit/build/defaults";
import { hashOf } from "@lunas/testkit/build/numbered";
import { facilitation } from "@lunas/testkit/fixtures/facilitation";
import type { PaymentStore } from "../payment/ports";
import { Unavailable } from "../shared/unavailable";
import { createRefund } from "./create-refund";

/** A confirmed payment of 10,000, and requests to refund it. `readPaymentEarly`: the next request sees the payment of now. */
async function aRefundablePayment() {
  const stale: Awaited<ReturnType<PaymentStore["find"]>>[] = [];
  let isAnswerLost = false;
  const fixture = facilitation({
    over: (payments) => ({
      ...payments,
      find: async (...all) => stale.shift() ?? payments.find(...all),
      accept: async (...all) => {
        const outcome = await payments.accept(...all);
        if (!isAnswerLost) return outcome;
        isAnswerLost = false;
        throw new Unavailable("database", "the answer is lost");
      },
    }),
  });
  const claim = aClaim({ authorization: anAuthorization({ amount: 10_000n }) });
  void fixture.ask(claim).answer;
  await new Promise(setImmediate);
  const [payment] = fixture.payments();
  if (payment === undefined) throw new Error("the payment is not stored");
  await fixture.confirm(payment.id);
  const reference = { scope: { merchantId: payment.merchantId, environment: payment.environment }, id: payment.id };
  const never = async () => {
    throw new Error("the finality of a sandbox payment is not read");
  };
  const deps = { ...fixture.deps, chains: [chain], finality: { heads: never, whereabouts: never } };
  const refund = (amount: bigint, nonce?: bigint) => {
    const { from, to } = payment.authorization;
    const authorization = anAuthorization({ from: to, to: from, amount, ...(nonce !== undefined && { nonce }) });
    const of = { merchantId: payment.merchantId, apiKeyId: null, reason: null, bodyHash: hashOf(1), receivedAtMs: 0 };
    return createRefund(deps, reference, { ...of, authorization, amount });
  };
  return {
    ...{ fixture, refund },
    loseAnswer: () => {
      isAnswerLost = true;
    },
    readPaymentEarly: async () => void stale.push(await fixture.stores.payments.find(reference.scope, reference.id)),
  };
}

describe("a refund of more than remains, from a wallet that has just the payment", () => {
  it("is too much for the payment, also when another refund was stored after the payment was read", async () => {
    const { fixture, refund, readPaymentEarly } = await aRefundablePayment();
    fixture.chain.say({ balance: 10_000n });
    await readPaymentEarly();
    await readPaymentEarly();
    expect(await refund(6_000n)).toMatchObject({ isNew: true });
    expect(await refund(6_000n)).toMatchObject({ refused: "refund_exceeds_payment", details: { remaining: "4000" } });
  });

  it("is too much for the wallet, where the payment has enough left", async () => {
    const { fixture, refund } = await aRefundablePayment();
    fixture.chain.say({ balance: 9_000n });
    expect(await refund(6_000n)).toMatchObject({ isNew: true });
    expect(await refund(4_000n)).toMatchObject({ refused: "insufficient_balance", details: { available: "3000" } });
  });
});

describe("a refund whose answer is lost", () => {
  it("is a new one for the request that stored it", async () => {
    const { fixture, refund, loseAnswer } = await aRefundablePayment();
    loseAnswer();
    const answer = refund(6_000n);
    await fixture.timer.advance(1_000);
    expect(await answer).toMatchObject({ isNew: true });
  });

  it("is the same refund for its repeat, also when the chain shows it settled", async () => {
    const { fixture, refund } = await aRefundablePayment();
    const first = await refund(10_000n, 77n);
    fixture.chain.say({ nonceIsUsed: true });
    expect(await refund(10_000n, 77n)).toEqual({ ...first, isNew: false });
  });
});
