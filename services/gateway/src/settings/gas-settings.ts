import type { Chain, GasBounds } from "@lunas/catalog/chain";
import { integer, wei } from "@lunas/runtime/kinds";
import { defineSettings } from "@lunas/runtime/settings";

/** The settings that limit the gas of a chain; the catalog has the defaults. */
export function gasSettings(prefix: string, { gas }: Chain) {
  const budget = (name: string, bound: "merchantDailyWei" | "chainDailyWei", doc: string) =>
    ({ name: `${prefix}_${name}`, kind: wei, default: String(gas[bound]), doc }) as const;
  const count = (name: string, bound: CountBound, doc: string) =>
    ({ name: `${prefix}_${name}`, kind: counts, default: String(gas[bound]), doc }) as const;
  return defineSettings({
    merchantDailyWei: budget(
      "MERCHANT_GAS_BUDGET_WEI",
      "merchantDailyWei",
      "Gas that one merchant's payments may cost in a UTC day; no less than one settlement at the fee ceiling.",
    ),
    chainDailyWei: budget(
      "CHAIN_GAS_BUDGET_WEI",
      "chainDailyWei",
      "Gas that all payments of the chain may cost in a UTC day; no less than a merchant's.",
    ),
    maxSettlementWei: {
      name: `${prefix}_MAX_SETTLEMENT_COST_WEI`,
      kind: wei,
      optional: true,
      doc: "The highest cost of one settlement at the current price, including the L1 data fee; while the cost is higher, payments get chain_unavailable. Default: MAX_SETTLEMENT_COST_WEI, else one settlement at the fee ceiling.",
    },
    payerRevertsPerHour: {
      name: `${prefix}_PAYER_REVERTS_PER_HOUR`,
      kind: integer({ min: 1, max: 100 }),
      default: String(gas.payerRevertsPerHour),
      doc: "How many settlements of one payer may revert on the chain within an hour.",
    },
    payerInFlight: count("PAYER_IN_FLIGHT", "payerInFlight", "Payments of one payer that may be in flight."),
    merchantInFlight: count(
      "MERCHANT_IN_FLIGHT",
      "merchantInFlight",
      "Payments of one merchant that may be in flight.",
    ),
    chainInFlight: count("CHAIN_IN_FLIGHT", "chainInFlight", "Payments of the chain that may be in flight."),
  } as const);
}

type CountBound = "payerInFlight" | "merchantInFlight" | "chainInFlight";

const counts = integer({ min: 1, max: 1_000_000 });

/** The contradictions between the bounds, and between the bounds and the chain. */
export function gasProblems(prefix: string, bounds: Omit<GasBounds, "maxSettlementWei">, chain: Chain): string[] {
  const problems: string[] = [];
  const oneWei = chain.settlement.gasLimit * chain.settlement.feeCeilingWei;
  if (bounds.merchantDailyWei < oneWei) {
    problems.push(`${prefix}_MERCHANT_GAS_BUDGET_WEI must be at least ${oneWei}: what one settlement may cost.`);
  }
  if (bounds.chainDailyWei < bounds.merchantDailyWei) {
    problems.push(`${prefix}_CHAIN_GAS_BUDGET_WEI is less than ${prefix}_MERCHANT_GAS_BUDGET_WEI.`);
  }
  return problems;
}
