import type { OrderSponsorship, SettlementOrder } from "../attempt";
import type { ApprovalState } from "../confirm/sightings";

export type SponsorStep =
  /** The allowance is enough: the order is settled like any other. */
  | { readonly kind: "settle" }
  /** The payer lacks this amount for its approval. */
  | { readonly kind: "fund"; readonly amountWei: bigint }
  /** The payer can pay for its approval: broadcast it. */
  | { readonly kind: "broadcast" }
  /** Nothing can be done at this block. */
  | { readonly kind: "wait" };

/** The least time before the deadline for a grant: a later one cannot lead to a settlement. */
const minAheadSeconds = 6n;

/**
 * The next step of a sponsored order. It depends only on the chain and the row, so another process can continue after a
 * crash at any step. The payer gets one grant: if it spends the grant on something else, it gets no second.
 */
export function sponsorStep(
  order: SettlementOrder & { readonly sponsorship: OrderSponsorship },
  state: ApprovalState,
  now: { readonly baseFeeWei: bigint; readonly timestampSeconds: number },
): SponsorStep {
  const { sponsorship } = order;
  if (state.allowance >= order.amount) return { kind: "settle" };
  // The account's nonce was used by another transaction, or the account has code now: the checked approval can no
  // longer be mined as checked.
  if (state.accountNonce !== sponsorship.approvalNonce || state.hasCode) return { kind: "wait" };
  const missingWei = sponsorship.needWei - state.balanceWei;
  if (missingWei <= 0n) return { kind: "broadcast" };
  const canStillPay = !state.nonceIsUsed && state.tokenBalance >= order.amount;
  const isInTime = BigInt(now.timestampSeconds) + minAheadSeconds <= order.deadlineSeconds;
  const isMineable = now.baseFeeWei <= sponsorship.maxFeePerGasWei;
  if (sponsorship.grantedWei !== null || !canStillPay || !isInTime || !isMineable) return { kind: "wait" };
  return { kind: "fund", amountWei: missingWei };
}
