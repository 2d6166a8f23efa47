import type { Hex } from "../../shared/hex";
import { gasLimitOfClaim, refundGasLimit } from "../claims/gas";
import type { ClaimDeps } from "../claims/plan-claims";
import { type ClaimCall, claimCallOf } from "./call-of-claim";
import { type ChannelState, commonOf, type NextStep, never, type RequestNow, wait } from "./next-step";
import type { ShopRefund } from "./requested";

/** A refund, after the claim that it carries: both, or none. */
export async function callOfRefund(deps: ClaimDeps, now: RequestNow, refund: ShopRefund): Promise<NextStep> {
  const state = now.state.get(refund.channelId);
  if (state === undefined) return never("not_possible", "The contract does not have this channel.");
  if (state.refundNonce > refund.nonce) return never("stale_nonce", "The channel's refund nonce is used.");
  // The block that made this nonce the next one is not at the chain's depth yet.
  if (state.refundNonce < refund.nonce) return wait;
  const claimed = await claimBefore(deps, now, refund);
  if (claimed !== null && "kind" in claimed) return claimed;
  const amount = refundable(refund, state, claimed);
  if (amount === 0n) return never("nothing_to_refund", "Nothing of the channel is unused.");
  const refundCall = await refundCallOf(deps, refund, amount);
  if (refundCall === null) return wait;
  const calldata = claimed === null ? refundCall : deps.contract.together([claimed.calldata, refundCall]);
  const gasLimit = refundGasLimit + (claimed === null ? 0n : gasLimitOfClaim(claimed.sent));
  const failure = await deps.contract.failureOf(calldata, gasLimit);
  if (failure !== null) return never("tx_failed", `The contract refuses it: ${failure}.`);
  const { config, channelId } = refund;
  return {
    kind: "call",
    action: {
      ...commonOf(deps, now.request),
      ...{ merchantId: now.request.merchantId, asset: config.token, receiver: config.receiver, channelId },
      ...{ authorizer: config.receiverAuthorizer, amount, calldata, gasLimit, rows: claimed?.rows ?? [], channels: 1 },
    },
  };
}

/** Null: there is nothing new to claim. */
async function claimBefore(
  deps: ClaimDeps,
  now: RequestNow,
  { claim }: ShopRefund,
): Promise<ClaimCall | NextStep | null> {
  if (claim === null) return null;
  const claimed = claim.rows.every(({ channelId, totalClaimed }) => {
    const state = now.state.get(channelId);
    return state !== undefined && totalClaimed <= state.claimed;
  });
  return claimed ? null : await claimCallOf(deps, now, claim);
}

function refundable({ amount }: ShopRefund, { balance, claimed }: ChannelState, claim: ClaimCall | null): bigint {
  const after = claim?.rows[0]?.totalClaimed ?? claimed;
  const available = balance > after ? balance - after : 0n;
  return amount < available ? amount : available;
}

/** Null: the signer is away. */
async function refundCallOf(
  { contract, authorizer }: ClaimDeps,
  { config, channelId, nonce, amount: signed, signature }: ShopRefund,
  available: bigint,
): Promise<Hex | null> {
  const of = { channelId, config, nonce, available };
  if (signature !== null) return contract.refundCall({ ...of, amount: signed }, signature);
  const { receiverAuthorizer } = config;
  if (!authorizer.addresses().includes(receiverAuthorizer)) return null;
  const refund = { ...of, amount: available };
  return contract.refundCall(refund, await authorizer.signRefund(receiverAuthorizer, refund));
}
