import type { SettlementPolicy } from "@lunas/catalog/chain";

/** One of the newest blocks, as `eth_feeHistory` tells of it. */
export interface FeeBlock {
  readonly number: number;
  readonly baseFeeWei: bigint;
  /** Percent of its gas limit that it used. */
  readonly usedPercent: number;
  /** What its transactions tipped, at the percentiles of the chain's policy, ascending. In wei per gas. */
  readonly tipsWei: readonly bigint[];
}

/** What others paid lately, and the base fee of the block to come. */
export interface FeeMarket {
  readonly nextBaseFeeWei: bigint;
  /** Oldest first; never empty. */
  readonly blocks: readonly FeeBlock[];
}

/** What the chain charges at present, as far as this process learnt it with what it asked anyway. */
export interface ChainFees {
  /** Null: the node does not tell. */
  readonly market: FeeMarket | null;
  /** A rollup's charge for the data of one settlement; 0 elsewhere and before it is known. */
  readonly l1FeeWei: bigint;
}

/** How much of the time that a payment may take has passed: 0 for a new one, 1 where it has to be mined now. */
export type Urgency = number;

/** Tips are bounded by this share of the ceiling while nothing is urgent: what one node says is not worth more. */
const calmShareOfCeiling = 0.1;

/** From here on a transaction is in a hurry. */
const hurry = 0.5;

/** What has to be tipped to be in the next block, in wei per gas: more the longer a payment has waited. */
export function demandedTipWei(market: FeeMarket | null, policy: SettlementPolicy, urgency: Urgency): bigint {
  const leastWei = policy.priorityFeeWei;
  if (market === null) return leastWei;
  const { tipPercentiles, fullPercent } = policy.fees;
  const level = placeOf(urgency, tipPercentiles.length);
  const demands = market.blocks.map(({ usedPercent, tipsWei }) =>
    usedPercent < fullPercent ? leastWei : (tipsWei[level] ?? leastWei),
  );
  const newestWei = demands.at(-1) ?? leastWei;
  const ascending = demands.sort((a, b) => (a < b ? -1 : 1));
  // What half of the blocks took is enough for a new transaction; an urgent one outbids the dearest of them.
  const usualWei = ascending[placeOf(0.5 + urgency / 2, ascending.length)] ?? leastWei;
  // The newest block shows a crowd that goes first of all; what is urgent trusts no single one.
  const demandWei = urgency < hurry ? atMost(usualWei, newestWei) : usualWei;
  return atLeast(atMost(demandWei, mostTipWei(policy, urgency)), leastWei);
}

/** Whether a tip is at least what nearly everybody paid lately: a transaction that waits with it does not wait for its price. */
export function isAmongTheDearest(tipWei: bigint, { blocks }: FeeMarket): boolean {
  const dearest = blocks.map(({ tipsWei }) => tipsWei.at(-1) ?? 0n);
  return dearest.every((paidWei) => tipWei > paidWei);
}

function mostTipWei({ feeCeilingWei }: SettlementPolicy, urgency: Urgency): bigint {
  const share = calmShareOfCeiling + (1 - calmShareOfCeiling) * urgency;
  return (feeCeilingWei * BigInt(Math.round(share * 1_000))) / 1_000n;
}

/** The place in a list of so many that stands for a share from 0 to 1. */
function placeOf(share: number, count: number): number {
  return Math.min(count - 1, Math.floor(share * count));
}

/** What a payment that was begun at a time and has a deadline is worth to hurry. Pure. */
export function urgencyOf(
  { sinceMs, deadlineSeconds }: { readonly sinceMs: number; readonly deadlineSeconds: bigint | null },
  { nowMs, chainSeconds }: { readonly nowMs: number; readonly chainSeconds: number },
  { urgentAfterMs }: SettlementPolicy["fees"],
): Urgency {
  const waited = (nowMs - sinceMs) / urgentAfterMs;
  const left = deadlineSeconds === null ? 1 : ((Number(deadlineSeconds) - chainSeconds) * 1_000) / urgentAfterMs;
  return Math.min(1, Math.max(0, waited, 1 - left));
}

function atMost(wei: bigint, boundWei: bigint): bigint {
  return wei < boundWei ? wei : boundWei;
}

function atLeast(wei: bigint, floorWei: bigint): bigint {
  return wei < floorWei ? floorWei : wei;
}
