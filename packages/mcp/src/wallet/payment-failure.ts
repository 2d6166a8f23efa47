import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PaymentEntry } from "../store/history-file";

/** A call that ended without the shop's content after a payment was signed for it. */
export class PaymentFailure extends Error {
  constructor(
    readonly payment: PaymentEntry,
    override readonly cause: unknown,
  ) {
    super("The call ended after a payment was signed.");
  }
}

/** What is known of the money. */
export type Outcome = "open" | "refused" | "paid" | "failed";

const nextStep: Readonly<Record<Outcome, string>> = {
  open: "It is not known whether the payment succeeded. The same call sends the same payment again. Do not buy it elsewhere.",
  refused:
    "The shop refused the payment, but has its signature. The same call signs with the same nonce, so that at most one of the two can move money.",
  paid: "You have paid, and the shop did not serve. The same call sends the same payment again and pays nothing more.",
  failed: "The payment moved no money, and cannot move any. Another call makes a new payment.",
};

/** What the assistant does next. */
export function nextStepOf(outcome: Outcome, cause: unknown): string {
  const { chargeableUntil, newPaymentFrom } = timesOf(cause);
  if (outcome !== "open" || chargeableUntil === undefined || newPaymentFrom === undefined) return nextStep[outcome];
  return `The shop says that the payment failed. No money has moved, but the shop can still charge it until ${chargeableUntil}. The same call sends the same payment again, and after ${newPaymentFrom} it makes a new one. Do not buy it elsewhere before.`;
}

/** The client's own times: it gives an error of its own the shop's refusal as the cause. A shop can send any details. */
function timesOf(error: unknown): Readonly<Record<string, string | undefined>> {
  const isOwn = error instanceof LunasError && error.code === "settlement_pending" && error.cause instanceof LunasError;
  return isOwn ? error.details : {};
}
