import type { Chain, GasBounds, UnapprovedGas } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";

/**
 * The gas bounds, in the order of the checks: the price, then bounds of the causing payer or merchant, then shared
 * bounds.
 */
export const gasReasons = [
  "gas_price",
  "payer_reverts",
  "payer_in_flight",
  "merchant_in_flight",
  "merchant_gas_budget",
  "unapproved_gas_budget",
  "chain_in_flight",
  "chain_gas_budget",
] as const;

/** The bounds that merchants share. What is held does not count in these, so they are judged again at the capture. */
export const sharedGasReasons: readonly GasReason[] = ["unapproved_gas_budget", "chain_in_flight", "chain_gas_budget"];

export type GasReason = (typeof gasReasons)[number];

export function isGasReason(word: string): word is GasReason {
  return gasReasons.some((reason) => reason === word);
}

/** Gas usage and limits of a payer, a merchant and a chain. By the database's clock. */
export interface GasUsage {
  /** In this UTC day, in wei: settlements, successful or reverted, and cancellation transactions (`filler`). */
  readonly merchantSpentWei: bigint;
  readonly chainSpentWei: bigint;
  /** Counts of payments that are accepted and have not ended; what is held counts too. */
  readonly payerPending: number;
  readonly merchantPending: number;
  /** Without what is held. */
  readonly chainPending: number;
  /**
   * The expected price per gas of a settlement, the L1 data fee included, as settlers reported it within the last 30
   * seconds; without a report the newest transaction's offer; null before the first transaction.
   */
  readonly gasPriceWei: bigint | null;
  /** Seconds since each revert of this payer's settlements within the last hour, newest first. */
  readonly payerRevertAgesSeconds: readonly number[];
  readonly dayEndsInSeconds: number;
  /** Whether an operator has approved the merchant. */
  readonly isApproved: boolean;
  /** For all unapproved merchants on the chain, without what is held. */
  readonly unapprovedSpentWei: bigint;
  readonly unapprovedPending: number;
}

/** The values that a store needs to judge the bounds itself. */
export interface GasTerms {
  readonly bounds: GasBounds;
  /** Of a settlement, and on a rollup more for a long signature: its data costs more than a typical settlement's. */
  readonly gasLimit: bigint;
  readonly feeCeilingWei: bigint;
  /** Null: unapproved merchants have the same limits as approved ones. */
  readonly unapproved: UnapprovedBudgets | null;
}

export interface UnapprovedBudgets {
  /** For each unapproved merchant. */
  readonly merchantDailyWei: bigint;
  /** For all unapproved merchants together. */
  readonly chainDailyWei: bigint;
}

/** The bounds of a payment with this signature. Without one: of a typical settlement. */
export function gasTermsOf(chain: Chain, signature: Hex = "0x"): GasTerms {
  const { gas, settlement, unapprovedGas } = chain;
  return {
    bounds: gas,
    gasLimit: withLongData(chain, signature),
    feeCeilingWei: settlement.feeCeilingWei,
    unapproved: unapprovedGas && unapprovedBudgets(gas, unapprovedGas),
  };
}

/** A wallet with a key signs with these bytes, and a typical settlement contains them. */
const typicalSignatureBytes = 65;
/** Of a typical settlement: nonce, addresses, signatures. What else it contains is mostly zeros, which cost little. */
const typicalDataBytes = 320n;

/**
 * The price per gas that settlers report contains the L1 data fee of a typical settlement. A signature of 8 kB costs more
 * than twenty times this fee, so it counts as more gas at the same price. This is too much where the data fee is the
 * small part of the price: such a payment is refused at lower prices than others, and never costs more than it counts.
 */
function withLongData({ settlement, sponsorship }: Chain, signature: Hex): bigint {
  const { gasLimit } = settlement;
  const longerBytes = (signature.length - 2) / 2 - typicalSignatureBytes;
  if ((sponsorship?.l1FeeOracle ?? null) === null || longerBytes <= 0) return gasLimit;
  return gasLimit + (gasLimit * BigInt(longerBytes)) / typicalDataBytes;
}

function unapprovedBudgets(gas: GasBounds, { merchantPart, chainPart }: UnapprovedGas): UnapprovedBudgets {
  return { merchantDailyWei: gas.merchantDailyWei / merchantPart, chainDailyWei: gas.chainDailyWei / chainPart };
}

/** The merchant's daily budget, and the budget that it shares with the other unapproved merchants (null: approved). */
export function budgetsOf({ bounds, unapproved }: GasTerms, { isApproved }: GasUsage) {
  const shared = isApproved ? null : unapproved;
  return {
    merchantDailyWei: shared?.merchantDailyWei ?? bounds.merchantDailyWei,
    sharedDailyWei: shared?.chainDailyWei ?? null,
  };
}

/**
 * The cost of one more settlement at the present price, in wei, if it uses all its gas. Without a price: at the
 * ceiling.
 */
export function worstCaseWei({ gasLimit, feeCeilingWei }: GasTerms, { gasPriceWei }: GasUsage): bigint {
  return gasLimit * (gasPriceWei ?? feeCeilingWei);
}

/**
 * The first bound without room for one more payment, or null. Payments in flight count with all their gas, so a budget
 * holds while the price is constant; after a price rise the excess is at most the payments in flight, at the ceiling.
 */
export function boundReached(
  terms: GasTerms,
  usage: GasUsage,
  among: readonly GasReason[] = gasReasons,
): GasReason | null {
  const { bounds } = terms;
  const worst = worstCaseWei(terms, usage);
  const overspends = (spentWei: bigint, pending: number, budgetWei: bigint) =>
    spentWei + BigInt(pending + 1) * worst > budgetWei;
  const { merchantDailyWei, sharedDailyWei } = budgetsOf(terms, usage);
  const { unapprovedSpentWei, unapprovedPending } = usage;
  const reached: Readonly<Record<GasReason, boolean>> = {
    // An unknown price is no reason to refuse.
    gas_price: usage.gasPriceWei !== null && worst > bounds.maxSettlementWei,
    payer_reverts: usage.payerRevertAgesSeconds.length >= bounds.payerRevertsPerHour,
    payer_in_flight: usage.payerPending >= bounds.payerInFlight,
    merchant_in_flight: usage.merchantPending >= bounds.merchantInFlight,
    merchant_gas_budget: overspends(usage.merchantSpentWei, usage.merchantPending, merchantDailyWei),
    unapproved_gas_budget: sharedDailyWei !== null && overspends(unapprovedSpentWei, unapprovedPending, sharedDailyWei),
    chain_in_flight: usage.chainPending >= bounds.chainInFlight,
    chain_gas_budget: overspends(usage.chainSpentWei, usage.chainPending, bounds.chainDailyWei),
  };
  return among.find((reason) => reached[reason]) ?? null;
}
