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

export const nextStep: Readonly<Record<Outcome, string>> = {
  open: "It is not known whether the payment succeeded. The same call sends the same payment again. Do not buy it elsewhere.",
  refused:
    "The shop refused the payment, but has its signature. The same call signs with the same nonce, so that at most one of the two can move money.",
  paid: "You have paid, and the shop did not serve. The same call sends the same payment again and pays nothing more.",
  failed: "The payment moved no money. Another call makes a new payment.",
};
