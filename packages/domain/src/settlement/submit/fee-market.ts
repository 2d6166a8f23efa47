import type { SettlementPolicy } from "@lunas/catalog/chain";

/** One of the newest blocks, as `eth_feeHistory` reports it. */
export interface FeeBlock {
  readonly number: number;
  readonly baseFeeWei: bigint;
  /** Percent of the gas limit that the block used. */
  readonly usedPercent: number;
  /** Tips of its transactions at the percentiles of the chain's policy, ascending. In wei per gas. */
  readonly tipsWei: readonly bigint[];
}

/** What other transactions paid lately, and the base fee of the next block. */
export interface FeeMarket {
  readonly nextBaseFeeWei: bigint;
  /** Oldest first; never empty. */
  readonly blocks: readonly FeeBlock[];
}

/** The current prices of the chain, read along with other requests. */
export interface ChainFees {
  /** Null: the node does not report it. */
  readonly market: FeeMarket | null;
  /** A rollup's L1 data fee of one settlement; 0 on other chains and before it is known. */
  readonly l1FeeWei: bigint;
}

/** The share of a payment's time that has passed: 0 for a new payment, 1 when it must be mined now. */
export type Urgency = number;

/** While nothing is urgent, tips are at most this share of the ceiling, because one node's report may be wrong. */
const calmShareOfCeiling = 0.1;

/** From this urgency on a transaction counts as urgent. */
const hurry = 0.5;

/** The tip needed for the next block, in wei per gas. It grows with the payment's waiting time. */
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
  // The median is enough for a new transaction; an urgent one outbids the dearest block.
  const usualWei = ascending[placeOf(0.5 + urgency / 2, ascending.length)] ?? leastWei;
  // The newest block shows first that demand has fallen. An urgent transaction does not rely on one block.
  const demandWei = urgency < hurry ? atMost(usualWei, newestWei) : usualWei;
  return atLeast(atMost(demandWei, mostTipWei(policy, urgency)), leastWei);
}

/**
 * Whether a tip is above the highest percentile of every recent block. If so, the price is not why a transaction waits.
 */
export function isAmongTheDearest(tipWei: bigint, { blocks }: FeeMarket): boolean {
  const dearest = blocks.map(({ tipsWei }) => tipsWei.at(-1) ?? 0n);
  return dearest.every((paidWei) => tipWei > paidWei);
}

function mostTipWei({ feeCeilingWei }: SettlementPolicy, urgency: Urgency): bigint {
  const share = calmShareOfCeiling + (1 - calmShareOfCeiling) * urgency;
  return (feeCeilingWei * BigInt(Math.round(share * 1_000))) / 1_000n;
}

/** The index in a list of `count` items for a share from 0 to 1. */
function placeOf(share: number, count: number): number {
  return Math.min(count - 1, Math.floor(share * count));
}

/** The urgency of a payment by its age and its deadline (null: none). Pure. */
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
