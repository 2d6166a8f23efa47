import { termsOf } from "./checks/gas-is-within-bounds";
import type { Claim } from "./claim";
import { type Facts, finiteAllowance } from "./facts";
import type { Reservation, SponsorshipRequest } from "./ports";
import { type ApprovalTransaction, readApproval } from "./sponsorship/approval";
import { sponsorshipCost } from "./sponsorship/cost";
import { isSponsored } from "./sponsorship/is-sponsored";
import { faultOfApproval } from "./sponsorship/judge-approval";

/** The claim's approval for the chain read; null when it is invalid by itself, which a later check refuses. */
export function payableApproval(claim: Claim): ApprovalTransaction | null {
  return faultOfApproval(claim) === null ? (claim.approval?.transaction ?? null) : null;
}

/** What a claim reserves when it is stored. */
export function reservationOf(claim: Claim, facts: Facts): Reservation {
  const { balance, block } = facts.chain;
  const most = claim.deposit === undefined ? undefined : claim.chain.channels?.payerDailyDeposits;
  const common = {
    ...{ balance, readAtBlock: block.number, gas: termsOf(claim) },
    ...(most !== undefined && { payerDailyDeposits: most }),
  };
  const sponsorship = sponsorshipOf(claim, facts);
  if (sponsorship === null) return Object.assign(common, { allowance: finiteAllowance(facts.chain) });
  const approved = readApproval(sponsorship.approval.data)?.amount ?? 0n;
  return { ...common, allowance: finiteAllowance({ ...facts.chain, allowance: approved }), sponsorship };
}

function sponsorshipOf(claim: Claim, facts: Facts): SponsorshipRequest | null {
  const { sponsorship: budgets } = claim.chain;
  const { sponsoring } = facts.chain;
  const approval = claim.approval?.transaction ?? null;
  if (!isSponsored(claim, facts) || approval === null || sponsoring === null || budgets === null) return null;
  return { approval, budgets, ...sponsorshipCost(claim.chain, approval, sponsoring) };
}
