import type { SettlementPolicy } from "@lunas/catalog/chain";
import type { Fees } from "./attempt";

/** Twice the base fee outlasts five full blocks in a row (each may raise it by 12.5 %). */
const headroom = 2n;
/** Nodes take a replacement only if cap and tip both rise by a tenth; 12.5 % leaves no doubt about rounding. */
const bumpNumerator = 1_125n;
const bumpDenominator = 1_000n;

/** What a new transaction offers at this base fee, or null while that is above the ceiling. All in wei per gas. */
export function firstFees(baseFeeWei: bigint, policy: SettlementPolicy): Fees | null {
  const tipWei = policy.priorityFeeWei;
  if (baseFeeWei + tipWei > policy.feeCeilingWei) return null;
  return { feeCapWei: atMost(baseFeeWei * headroom + tipWei, policy.feeCeilingWei), tipWei };
}

/** What a replacement has to offer, from a fresh base fee, or null when the ceiling forbids it. */
export function replacementFees(previous: Fees, baseFeeWei: bigint, policy: SettlementPolicy): Fees | null {
  const tipWei = raised(previous.tipWei);
  const floorWei = raised(previous.feeCapWei);
  if (floorWei > policy.feeCeilingWei) return null;
  const freshWei = atMost(baseFeeWei * headroom + tipWei, policy.feeCeilingWei);
  return { feeCapWei: atLeast(freshWei, floorWei), tipWei };
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
