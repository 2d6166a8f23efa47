import type { Address, ChannelPolicy } from "@lunas/catalog/chain";
import { hourMs } from "../../shared/durations";
import type { ActionCause } from "../action";

/** A merchant's wallet with what the contract holds for it of one token. Amounts in base units. */
export interface PayoutCandidate {
  readonly receiver: Address;
  readonly asset: Address;
  /** What is claimed and not paid out, as the contract has it at the chain's depth. */
  readonly unpaid: bigint;
  /** Since when something is; null: nothing is. */
  readonly unpaidSinceMs: number | null;
  /** Claims that pay this wallet and are not known to have ended, or whose rows the contract does not show yet. */
  readonly claimsUnderWay: number;
  /** A payout of it is under way. */
  readonly isUnderWay: boolean;
  /** What the merchant wants; else the chain's defaults. */
  readonly terms: ChannelPolicy["payout"];
  /** The merchant asked for a payout that has not been sent yet. */
  readonly isRequested: boolean;
  /** When the merchant's payments go to another wallet; null: no change is announced. */
  readonly walletChangesAtMs: number | null;
  /** When the last payout failed, if none was confirmed since. */
  readonly failedAtMs: number | null;
}

/** Before a change of wallet the old one gets what it is owed. */
const beforeWalletChangeMs = hourMs;
const dayMs = 24 * hourMs;
/** Asia/Jakarta has no summer time. */
const jakartaMs = 7 * hourMs;

/** Why to pay out now; null: not now. Always after the claims under way, so that no payout is sent in one breath with its claim. Pure. */
export function whyToPayOut(candidate: PayoutCandidate, nowMs: number): ActionCause | null {
  const { unpaid, claimsUnderWay, isUnderWay, isRequested } = candidate;
  if (isUnderWay || claimsUnderWay > 0 || unpaid === 0n) return null;
  if (isRequested) return "merchant";
  return mayTryAgain(candidate, nowMs) ? dueCause(candidate, nowMs) : null;
}

/** The last time that it was this hour in Jakarta. */
export function lastDailyMs(nowMs: number, hour: number): number {
  const shift = jakartaMs - hour * hourMs;
  return Math.floor((nowMs + shift) / dayMs) * dayMs - shift;
}

function dueCause(candidate: PayoutCandidate, nowMs: number): ActionCause | null {
  const { unpaid, unpaidSinceMs, terms, walletChangesAtMs, failedAtMs } = candidate;
  const isBeforeChange = walletChangesAtMs !== null && walletChangesAtMs - nowMs <= beforeWalletChangeMs;
  if (isBeforeChange && nowMs < walletChangesAtMs) return "wallet_change";
  // What failed was due.
  if (failedAtMs !== null || unpaid >= terms.atOnceFrom) return "schedule";
  const isOfYesterday = unpaidSinceMs !== null && unpaidSinceMs < lastDailyMs(nowMs, terms.hour);
  return isOfYesterday && unpaid >= terms.dailyFrom ? "schedule" : null;
}

/** What the token refused is tried again daily. */
function mayTryAgain({ failedAtMs, terms }: PayoutCandidate, nowMs: number): boolean {
  return failedAtMs === null || failedAtMs < lastDailyMs(nowMs, terms.hour);
}
