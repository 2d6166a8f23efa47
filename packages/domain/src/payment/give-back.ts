import type { Author } from "../operations/audit-entry";
import { type Refusal, refuse } from "../shared/refusal";
import type { GiveBackRefusal, GivenBack, PaymentStore } from "./ports";

const messages: Readonly<Record<GiveBackRefusal, string>> = {
  not_confirmed: "The payment is not confirmed yet. Give its success back after the confirmation.",
  not_answered:
    "No request has a success of this payment: it was given back already, or nobody got it. The payer's same header gets it.",
  too_late: "The payment was confirmed 24 hours ago or earlier. Refund it instead.",
  refunded:
    "Money of this payment goes back to the payer, or went back, so it cannot be served any more. The payer has to pay again.",
  too_often: "The success of this payment was given back 20 times, which is the most. Refund it instead.",
};

/** Gives back the success of a payment that the merchant could not serve. Null: it is given back. */
export async function giveBack(
  { payments }: { readonly payments: Pick<PaymentStore, "giveBack"> },
  given: GivenBack,
  author: Author,
): Promise<Refusal | null> {
  const outcome = await payments.giveBack(given, author);
  if (outcome === "given_back") return null;
  if (outcome === "not_found") return refuse("payment_not_found", "There is no such payment.");
  return refuse("give_back_refused", messages[outcome], { reason: outcome });
}
