import type { Chain, GasBounds, UnapprovedGas } from "@lunas/catalog/chain";

/** The bounds of the gas, in the order in which they are judged: after the price, who is to blame comes before who only suffers. */
const gasReasons = [
  "gas_price",
  "payer_reverts",
  "payer_in_flight",
  "merchant_in_flight",
  "merchant_gas_budget",
  "unapproved_gas_budget",
  "chain_in_flight",
  "chain_gas_budget",
] as const;

export type GasReason = (typeof gasReasons)[number];

export function isGasReason(word: string): word is GasReason {
  return gasReasons.some((reason) => reason === word);
}

/** What of the gas is spent, and what may yet be, by a payer, a merchant and all on a chain. By the database's clock. */
export interface GasUsage {
  /** This UTC day, in wei: settlements, successful or reverted, and fillers. */
  readonly merchantSpentWei: bigint;
  readonly chainSpentWei: bigint;
  /** Counts of payments that are accepted and have not ended. */
  readonly payerPending: number;
  readonly merchantPending: number;
  readonly chainPending: number;
  /**
   * What a settlement is expected to pay per gas, the L1 data fee included, as the settlers told within the last 30 seconds;
   * if none did, what the newest transaction offered; null before the first.
   */
  readonly gasPriceWei: bigint | null;
  /** How long ago settlements of this payer reverted, within the last hour, newest first. */
  readonly payerRevertAgesSeconds: readonly number[];
  readonly dayEndsInSeconds: number;
  /** Whether an operator has approved the merchant. */
  readonly isApproved: boolean;
  /** Of all merchants on the chain that nobody has approved. */
  readonly unapprovedSpentWei: bigint;
  readonly unapprovedPending: number;
}

/** What a store needs to judge the bounds by itself. */
export interface GasTerms {
  readonly bounds: GasBounds;
  readonly gasLimit: bigint;
  readonly feeCeilingWei: bigint;
  /** Null: merchants that nobody has approved may spend what the others may. */
  readonly unapproved: UnapprovedBudgets | null;
}

export interface UnapprovedBudgets {
  /** For each of them. */
  readonly merchantDailyWei: bigint;
  /** For all of them together. */
  readonly chainDailyWei: bigint;
}

export function gasTermsOf({ gas, settlement, unapprovedGas }: Chain): GasTerms {
  const { gasLimit, feeCeilingWei } = settlement;
  return { bounds: gas, gasLimit, feeCeilingWei, unapproved: unapprovedGas && unapprovedBudgets(gas, unapprovedGas) };
}

function unapprovedBudgets(gas: GasBounds, { merchantPart, chainPart }: UnapprovedGas): UnapprovedBudgets {
  return { merchantDailyWei: gas.merchantDailyWei / merchantPart, chainDailyWei: gas.chainDailyWei / chainPart };
}

/** What the merchant may spend in a day, and what it shares with others where nobody has approved it. */
export function budgetsOf({ bounds, unapproved }: GasTerms, { isApproved }: GasUsage) {
  const shared = isApproved ? null : unapproved;
  return {
    merchantDailyWei: shared?.merchantDailyWei ?? bounds.merchantDailyWei,
    sharedDailyWei: shared?.chainDailyWei ?? null,
  };
}

/** What one more settlement can cost at the price of now, in wei: all its gas. Before anything was sent: at the ceiling. */
export function worstCaseWei({ gasLimit, feeCeilingWei }: GasTerms, { gasPriceWei }: GasUsage): bigint {
  return gasLimit * (gasPriceWei ?? feeCeilingWei);
}

/**
 * The first bound that leaves no room for one more payment, or null. What is in flight counts as if each of it used all
 * its gas, so that a budget is kept while the price stands still; a rise of the price costs at most what is then in
 * flight, at the ceiling.
 */
export function boundReached(terms: GasTerms, usage: GasUsage): GasReason | null {
  const { bounds } = terms;
  const worst = worstCaseWei(terms, usage);
  const overspends = (spentWei: bigint, pending: number, budgetWei: bigint) =>
    spentWei + BigInt(pending + 1) * worst > budgetWei;
  const { merchantDailyWei, sharedDailyWei } = budgetsOf(terms, usage);
  const { unapprovedSpentWei, unapprovedPending } = usage;
  const reached: Readonly<Record<GasReason, boolean>> = {
    // A price that nobody has told yet is no reason to refuse.
    gas_price: usage.gasPriceWei !== null && worst > bounds.maxSettlementWei,
    payer_reverts: usage.payerRevertAgesSeconds.length >= bounds.payerRevertsPerHour,
    payer_in_flight: usage.payerPending >= bounds.payerInFlight,
    merchant_in_flight: usage.merchantPending >= bounds.merchantInFlight,
    merchant_gas_budget: overspends(usage.merchantSpentWei, usage.merchantPending, merchantDailyWei),
    unapproved_gas_budget: sharedDailyWei !== null && overspends(unapprovedSpentWei, unapprovedPending, sharedDailyWei),
    chain_in_flight: usage.chainPending >= bounds.chainInFlight,
    chain_gas_budget: overspends(usage.chainSpentWei, usage.chainPending, bounds.chainDailyWei),
  };
  return gasReasons.find((reason) => reached[reason]) ?? null;
}
