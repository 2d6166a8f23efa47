import type { Address, ChannelPolicy } from "@lunas/catalog/chain";
import type { ActionCause } from "../action";
import { type StoredChannel, unclaimedOf } from "../channel";
import { costOf, type GasPrice } from "./gas";

/** A channel with what its merchant says of claims. */
export interface ClaimCandidate {
  readonly channel: StoredChannel;
  /** The merchant's own threshold, else the chain's. Base units. */
  readonly fromAmount: bigint;
  /** The merchant asked for a claim of it, and none has been written since. */
  readonly isRequested: boolean;
}

/** The channels of one transaction. One authorizer signs all of them. */
export interface ClaimPlan {
  readonly authorizer: Address;
  readonly cause: ActionCause;
  /** Payers withdraw: their channels are claimed first, at a higher price. */
  readonly isUrgent: boolean;
  readonly channels: readonly StoredChannel[];
}

export interface ClaimMoment {
  readonly nowMs: number;
  readonly policy: ChannelPolicy["claim"];
  readonly priceWei: GasPrice;
  /** Whose signatures this service can make. */
  readonly authorizers: readonly Address[];
}

/** A claim of a channel whose payer withdraws must be mined this share of the delay before its end. */
const shareLeft = 3;

/**
 * What to claim now, the most urgent transaction first. A channel is in one claim or refund at a time. A claim takes a multiple of
 * what its gas costs, except where the merchant asked for it. Pure.
 */
export function whatToClaim(candidates: readonly ClaimCandidate[], moment: ClaimMoment): readonly ClaimPlan[] {
  const chosen = candidates.filter((candidate) => isChosen(candidate, moment));
  const urgent = chosen.filter(isWithdrawing).sort((one, other) => endOf(one) - endOf(other));
  const others = chosen.filter((each) => !isWithdrawing(each)).sort((one, other) => ageOf(one) - ageOf(other));
  // A row of a channel in no danger must not revert the transaction of one that is.
  return [urgent, others]
    .flatMap(byAuthorizer)
    .flatMap((rows) => inBatches(rows, moment.policy.most))
    .filter((rows) => isWorthItsGas(rows, moment))
    .map(planOf);
}

/** What a claim would add: what the payer signed and was charged, as far as the balance goes, less what is claimed. Never below 0. */
export function claimableOf(channel: StoredChannel): bigint {
  return claimableUpTo(channel) - channel.onChain.claimed;
}

/** The sum that a claim of the channel names. At least what is claimed. */
export function claimableUpTo({ charged, signedMax, onChain }: StoredChannel): bigint {
  const { balance, claimed } = onChain;
  const most = [charged, signedMax, balance].reduce((least, each) => (each < least ? each : least));
  if (most < claimed) return claimed;
  return most;
}

/** When a claim of a channel whose payer withdraws must be mined, in the chain's seconds; null: no withdrawal is under way. */
export function claimBySeconds({ config, onChain }: Pick<StoredChannel, "config" | "onChain">): number | null {
  const { withdrawDelay } = config;
  if (onChain.withdrawRequestedAt === 0) return null;
  return onChain.withdrawRequestedAt + withdrawDelay - Math.ceil(withdrawDelay / shareLeft);
}

function isChosen(candidate: ClaimCandidate, moment: ClaimMoment): boolean {
  const { channel, isRequested } = candidate;
  if (channel.managedBy !== "lunas" || channel.actionId !== null || channel.voucherSignature === null) return false;
  if (!moment.authorizers.includes(channel.config.receiverAuthorizer) || claimableOf(channel) === 0n) return false;
  if (isRequested) return true;
  return isWorthItsRow(channel, moment) && (isWithdrawing(candidate) || isDue(candidate, moment));
}

function isWithdrawing({ channel }: ClaimCandidate): boolean {
  return channel.onChain.withdrawRequestedAt > 0;
}

function isDue({ channel, fromAmount }: ClaimCandidate, { nowMs, policy }: ClaimMoment): boolean {
  const { unclaimedSinceMs } = channel;
  const isOld = unclaimedSinceMs !== null && nowMs - unclaimedSinceMs >= policy.afterMs;
  return isOld || unclaimedOf(channel) >= fromAmount || isUsed(channel, policy.fromPercent);
}

/**
 * So much is charged of what was left after the last claim: of the balance, before the first one. Otherwise each further charge of a
 * channel that is nearly used up would have a claim of its own.
 */
function isUsed(channel: StoredChannel, percent: number): boolean {
  const { balance, claimed } = channel.onChain;
  return (channel.charged - claimed) * 100n >= (balance - claimed) * BigInt(percent);
}

/** What the claim of a channel must add at least, in base units, to be worth its part of the gas. */
export function leastOfRow({ policy, priceWei }: Pick<ClaimMoment, "policy" | "priceWei">): bigint {
  return costOf({ rows: 1, isWhole: false }, priceWei, policy) * BigInt(policy.leastTimesGas);
}

function isWorthItsRow(channel: StoredChannel, moment: ClaimMoment): boolean {
  return claimableOf(channel) >= leastOfRow(moment);
}

function isWorthItsGas(rows: readonly ClaimCandidate[], { policy, priceWei }: ClaimMoment): boolean {
  if (rows.some(({ isRequested }) => isRequested)) return true;
  const sum = rows.reduce((total, { channel }) => total + claimableOf(channel), 0n);
  return sum >= costOf({ rows: rows.length, isWhole: true }, priceWei, policy) * BigInt(policy.leastTimesGas);
}

/** The withdrawal that ends first comes first. */
function endOf({ channel }: ClaimCandidate): number {
  return claimBySeconds(channel) ?? 0;
}

function ageOf({ channel }: ClaimCandidate): number {
  return channel.unclaimedSinceMs ?? Number.POSITIVE_INFINITY;
}

/** The contract takes rows of one authorizer only. The order stays. */
function byAuthorizer(rows: readonly ClaimCandidate[]): readonly (readonly ClaimCandidate[])[] {
  const groups = new Map<Address, ClaimCandidate[]>();
  for (const row of rows) {
    const { receiverAuthorizer } = row.channel.config;
    groups.set(receiverAuthorizer, [...(groups.get(receiverAuthorizer) ?? []), row]);
  }
  return [...groups.values()];
}

function inBatches(rows: readonly ClaimCandidate[], most: number): readonly (readonly ClaimCandidate[])[] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  );
}

function planOf(rows: readonly ClaimCandidate[]): ClaimPlan {
  const [first] = rows;
  if (first === undefined) throw new Error("a claim without channels");
  const isUrgent = isWithdrawing(first);
  const requested = rows.some(({ isRequested }) => isRequested) ? "merchant" : "schedule";
  return {
    authorizer: first.channel.config.receiverAuthorizer,
    cause: isUrgent ? "withdrawal" : requested,
    isUrgent,
    channels: rows.map(({ channel }) => channel),
  };
}
