import type { OrderSponsorship, SettlementOrder } from "./attempt";
import type { ApprovalState } from "./sightings";

export type SponsorStep =
  /** The allowance is there: the order is one like any other. */
  | { readonly kind: "settle" }
  /** The payer lacks this much for its approval. */
  | { readonly kind: "fund"; readonly amountWei: bigint }
  /** The payer can pay for its approval: hand it to the node. */
  | { readonly kind: "broadcast" }
  /** Nothing can be done at this block. */
  | { readonly kind: "wait" };

/** A grant that cannot lead to a settlement any more is not made. */
const minAheadSeconds = 6n;

/**
 * The next step of a sponsored order, by what the chain and the row show and nothing else: whoever comes back after a
 * crash, at whatever step, goes on from there. Granted once: a payer that spends the grant on something else gets no second.
 */
export function sponsorStep(
  order: SettlementOrder & { readonly sponsorship: OrderSponsorship },
  state: ApprovalState,
  now: { readonly baseFeeWei: bigint; readonly timestampSeconds: number },
): SponsorStep {
  const { sponsorship } = order;
  if (state.allowance >= order.amount) return { kind: "settle" };
  // Its nonce went into something else, or its account now obeys code: the approval will never be what was checked.
  if (state.accountNonce !== sponsorship.approvalNonce || state.hasCode) return { kind: "wait" };
  const missingWei = sponsorship.needWei - state.balanceWei;
  if (missingWei <= 0n) return { kind: "broadcast" };
  const canStillPay = !state.nonceIsUsed && state.tokenBalance >= order.amount;
  const isInTime = BigInt(now.timestampSeconds) + minAheadSeconds <= order.deadlineSeconds;
  const isMineable = now.baseFeeWei <= sponsorship.maxFeePerGasWei;
  if (sponsorship.grantedWei !== null || !canStillPay || !isInTime || !isMineable) return { kind: "wait" };
  return { kind: "fund", amountWei: missingWei };
}
