import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { Facts } from "../facts";
import { readApproval } from "../sponsorship/approval";
import { type ApprovalFault, faultOfApproval, faultOnChain } from "../sponsorship/judge-approval";
import type { SponsorReason } from "../sponsorship/sponsor-reason";

/** Sponsorship check, for an approval that is offered and needed: it can be sponsored and then covers the payment. */
export function sponsorshipIsWithinBounds(claim: Claim, facts: Facts): Refusal | null {
  const fault = faultOf(claim, facts);
  return fault === null ? null : sponsorshipRefused(fault);
}

function faultOf(claim: Claim, { chain, store }: Facts): ApprovalFault | null {
  const fault = faultOfApproval(claim);
  if (fault !== null) return fault;
  const transaction = claim.approval?.transaction ?? null;
  if (chain.sponsoring === null || transaction === null) return "not_offered";
  const approved = readApproval(transaction.data)?.amount ?? 0n;
  if (approved < claim.authorization.amount + store.payerInFlight) return "amount";
  return faultOnChain(transaction, chain.sponsoring, chain.payerHasCode);
}

/** The refusal of an approval that is not sponsored; `reason` names the bound. */
export function sponsorshipRefused(reason: ApprovalFault | SponsorReason): Refusal {
  return refuse("sponsorship_refused", "The payer's approval of Permit2 is not sponsored.", { reason });
}
