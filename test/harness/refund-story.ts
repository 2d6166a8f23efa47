import { balanceOf } from "./balance-of";
import type { WaitingTransaction } from "./chain-control";
import type { PaymentScenario } from "./payment-scenario";
import type { RefundAnswer, RefundBody, Refunds } from "./refunds";

const amount = 10_000n;

/** A refund of all of a payment. */
export interface StoredRefund {
  readonly payer: { readonly address: string };
  readonly paymentId: string;
  readonly refundId: string;
}

export interface WaitingRefund extends StoredRefund {
  readonly body: RefundBody;
  /** To its post. */
  readonly answer: RefundAnswer;
  /** Its transaction in the node's pool. */
  readonly ours: WaitingTransaction;
}

/** Refunds a payment while blocks are held; resolves when the refund's transaction waits in the pool. */
export async function waitingRefund({ chain }: PaymentScenario, refunds: Refunds): Promise<WaitingRefund> {
  const { payer, paymentId } = await refunds.paid(amount);
  const body = await refunds.sign(payer.address, amount);
  await chain.hold();
  const answer = await refunds.refund(paymentId, body);
  const ours = await chain.untilWaiting(payer.address);
  return { payer, paymentId, body, answer, refundId: answer.body.refundId, ours };
}

/** The refund is confirmed, its payer has the money once, it has one nonce and one event, and the sums are right. */
export async function expectPaidOnce(scenario: PaymentScenario, refunds: Refunds, refund: StoredRefund): Promise<void> {
  const { payer, paymentId, refundId } = refund;
  expect(await refunds.ended(refundId)).toMatchObject({ status: "confirmed" });
  expect(await balanceOf(scenario.harness.rpcUrl, payer.address)).toBe(amount);
  expect(await refunds.sums(paymentId)).toEqual([String(amount), "0"]);
  expect(await scenario.transactions(refundId)).toBe(1);
  expect(await scenario.events(refundId)).toEqual(["refund.confirmed"]);
  const stored = (await refunds.ask("GET", `/payments/${paymentId}/refunds`)).body.refunds;
  expect(stored).toMatchObject([{ refundId }]);
}
