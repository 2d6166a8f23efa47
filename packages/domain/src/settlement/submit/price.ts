import type { SettlementPolicy } from "@lunas/catalog/chain";
import type { Fees } from "../attempt";
import type { Head } from "../head";
import { demandedTipWei, type FeeMarket, type Urgency } from "./fee-market";

/** The expected price of the next block. */
export interface GoingRate {
  readonly baseFeeWei: bigint;
  readonly market: FeeMarket | null;
}

/** Nodes accept a replacement only if cap and tip both rise by 10 %; 12.5 % allows for rounding. */
const bumpNumerator = 1_125n;
const bumpDenominator = 1_000n;
const hundred = 100n;

/** The base fee is the market's if the market includes this head, else the head's. */
export function goingRate(head: Pick<Head, "number" | "baseFeeWei">, market: FeeMarket | null): GoingRate {
  const isFresh = market !== null && (market.blocks.at(-1)?.number ?? 0) >= head.number;
  return { baseFeeWei: isFresh ? market.nextBaseFeeWei : head.baseFeeWei, market };
}

/**
 * The first offer of a new transaction, or null while the next block's price is above the ceiling. All in wei per gas.
 */
export function firstFees(rate: GoingRate, policy: SettlementPolicy, urgency: Urgency = 0): Fees | null {
  const roomWei = policy.feeCeilingWei - rate.baseFeeWei;
  if (roomWei < policy.priorityFeeWei) return null;
  const tipWei = atMost(demandedTipWei(rate.market, policy, urgency), roomWei);
  return { feeCapWei: atMost(capWith(tipWei, rate, policy), policy.feeCeilingWei), tipWei };
}

/**
 * The offer of a replacement: that of a new transaction, but at least the rise that a node demands. Null when the
 * ceiling forbids it.
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

/** The price per gas that a settlement sent now is expected to pay; lower than its fee cap. */
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
