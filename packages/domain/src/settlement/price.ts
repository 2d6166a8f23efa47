import type { SettlementPolicy } from "@lunas/catalog/chain";
import type { Fees } from "./attempt";
import { demandedTipWei, type FeeMarket, type Urgency } from "./fee-market";
import type { Head } from "./head";

/** What the next block is expected to cost. */
export interface GoingRate {
  readonly baseFeeWei: bigint;
  readonly market: FeeMarket | null;
}

/** Nodes take a replacement only if cap and tip both rise by a tenth; 12.5 % leaves no doubt about rounding. */
const bumpNumerator = 1_125n;
const bumpDenominator = 1_000n;
const hundred = 100n;

/** By the market where it has seen this head, else by the head alone. */
export function goingRate(head: Pick<Head, "number" | "baseFeeWei">, market: FeeMarket | null): GoingRate {
  const isFresh = market !== null && (market.blocks.at(-1)?.number ?? 0) >= head.number;
  return { baseFeeWei: isFresh ? market.nextBaseFeeWei : head.baseFeeWei, market };
}

/** What a new transaction offers, or null while the block to come is above the ceiling. All in wei per gas. */
export function firstFees(rate: GoingRate, policy: SettlementPolicy, urgency: Urgency = 0): Fees | null {
  const roomWei = policy.feeCeilingWei - rate.baseFeeWei;
  if (roomWei < policy.priorityFeeWei) return null;
  const tipWei = atMost(demandedTipWei(rate.market, policy, urgency), roomWei);
  return { feeCapWei: atMost(capWith(tipWei, rate, policy), policy.feeCeilingWei), tipWei };
}

/**
 * What a replacement has to offer: what a new one would, but no less than a node demands of a replacement. Null when the
 * ceiling forbids that.
 */
export function replacementFees(
  previous: Fees,
  { rate, policy, urgency = 0 }: { rate: GoingRate; policy: SettlementPolicy; urgency?: Urgency },
): Fees | null {
  const tipWei = atLeast(demandedTipWei(rate.market, policy, urgency), raised(previous.tipWei));
  const floorWei = raised(previous.feeCapWei);
  if (floorWei > policy.feeCeilingWei) return null;
  const feeCapWei = atLeast(atMost(capWith(tipWei, rate, policy), policy.feeCeilingWei), floorWei);
  return { feeCapWei, tipWei: atLeast(atMost(tipWei, feeCapWei), raised(previous.tipWei)) };
}

/** What a settlement that is sent now will pay for each gas, as far as one can tell: not what it offers. */
export function expectedPriceWei(rate: GoingRate, policy: SettlementPolicy): bigint {
  return rate.baseFeeWei + demandedTipWei(rate.market, policy, 0);
}

function capWith(tipWei: bigint, { baseFeeWei }: GoingRate, { fees }: SettlementPolicy): bigint {
  return (baseFeeWei * fees.headroomPercent) / hundred + tipWei;
}

function raised(wei: bigint): bigint {
  return (wei * bumpNumerator + bumpDenominator - 1n) / bumpDenominator;
}

function atMost(wei: bigint, ceilingWei: bigint): bigint {
  return wei < ceilingWei ? wei : ceilingWei;
}

function atLeast(wei: bigint, floorWei: bigint): bigint {
  return wei < floorWei ? floorWei : wei;
}
