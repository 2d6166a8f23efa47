import { type Refusal, refuse } from "../shared/refusal";
import { gasRefusal, termsOf } from "./checks/gas-is-within-bounds";
import type { Claim } from "./claim";
import type { Facts } from "./facts";
import type { GasReason } from "./gas";
import { lookUpOf } from "./look-up";
import type { PaymentStore } from "./ports";
import { judgeFacts } from "./verify";

/** Another payment took the remaining balance after the look-up: the checks judge again, with the amounts read under the lock. */
export function shortRefusal(claim: Claim, facts: Facts, payerInFlight: bigint): Refusal {
  const stricter: Facts = { ...facts, store: { ...facts.store, stored: null, payerInFlight } };
  return judgeFacts(claim, stricter) ?? refuse("insufficient_balance", uncovered(claim));
}

function uncovered({ refundOf }: Claim): string {
  if (refundOf !== undefined) return "The wallet's balance does not cover this refund.";
  return "The payer's token balance does not cover this payment.";
}

/** The usage is read again, because a value that changed since the look-up (mostly the price) sets the retry time. */
export async function boundedRefusal(
  { payments }: { readonly payments: Pick<PaymentStore, "lookUp"> },
  claim: Claim,
  reason: GasReason,
): Promise<Refusal> {
  return gasRefusal(reason, termsOf(claim), (await payments.lookUp(lookUpOf(claim))).gas);
}

/** Nobody waits for a hold or a refund: the same request, sent again, finds out. */
export function maybeStored(what: "hold" | "refund"): Refusal {
  return refuse("service_unavailable", `The ${what} may be stored or not: send the same request again.`, {
    retryAfterSeconds: "2",
  });
}
