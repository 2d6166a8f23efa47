import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import {
  boundReached,
  budgetsOf,
  type GasReason,
  type GasTerms,
  type GasUsage,
  gasTermsOf,
  worstCaseWei,
} from "../gas";
import type { StoreCheck } from "./check";

const hourSeconds = 3_600;
/** Payments in flight end within a block or two. */
const inFlightSeconds = 2;
/** Prices change within this time. */
const priceSeconds = 30;

/**
 * Gas check: payments cannot make Lunas spend more gas than its bounds. A stored authorization spends nothing more and
 * passes.
 */
export const gasIsWithinBounds: StoreCheck = (claim, store) => {
  if (store.stored !== null) return null;
  const terms = termsOf(claim);
  const reason = boundReached(terms, store.gas);
  return reason === null ? null : gasRefusal(reason, terms, store.gas);
};

/** The bounds of this payment or refund. */
export function termsOf({ chain, authorization }: Claim): GasTerms {
  return gasTermsOf(chain, authorization.signature);
}

/** The refusal for a reached bound: its name, and when there is room again. */
export function gasRefusal(reason: GasReason, terms: GasTerms, usage: GasUsage): Refusal {
  return gasRefusalFor(reason, retryAfterSeconds(reason, terms, usage));
}

export function gasRefusalFor(reason: GasReason, retrySeconds: number): Refusal {
  const { code, message } = words[reason];
  return refuse(code, message, { reason, retryAfterSeconds: String(retrySeconds) });
}

const words: Readonly<
  Record<
    GasReason,
    { readonly code: "rate_limited" | "service_unavailable" | "chain_unavailable"; readonly message: string }
  >
> = {
  gas_price: { code: "chain_unavailable", message: "A settlement on this network costs too much at the moment." },
  payer_reverts: {
    code: "rate_limited",
    message: "Too many of this payer's settlements reverted within the last hour.",
  },
  payer_in_flight: { code: "rate_limited", message: "Too many of this payer's payments are in flight." },
  merchant_in_flight: { code: "rate_limited", message: "Too many of this merchant's payments are in flight." },
  merchant_gas_budget: { code: "rate_limited", message: "This merchant's gas for today is used up." },
  unapproved_gas_budget: {
    code: "service_unavailable",
    message: "The gas of today for merchants that are not approved is used up: ask the operator for approval.",
  },
  chain_in_flight: { code: "service_unavailable", message: "Too many payments are in flight on this network." },
  chain_gas_budget: { code: "service_unavailable", message: "This network's gas for today is used up." },
};

function retryAfterSeconds(reason: GasReason, terms: GasTerms, usage: GasUsage): number {
  const { bounds } = terms;
  const { merchantDailyWei, sharedDailyWei } = budgetsOf(terms, usage);
  const worst = worstCaseWei(terms, usage);
  // If only payments in flight fill a budget, there is room as soon as they end.
  const untilTomorrow = (spentWei: bigint, budgetWei: bigint) =>
    spentWei + worst > budgetWei ? Math.ceil(usage.dayEndsInSeconds) : inFlightSeconds;
  switch (reason) {
    case "gas_price":
      return priceSeconds;
    case "payer_reverts":
      return secondsUntilForgotten(usage.payerRevertAgesSeconds, bounds.payerRevertsPerHour);
    case "merchant_gas_budget":
      return untilTomorrow(usage.merchantSpentWei, merchantDailyWei);
    case "unapproved_gas_budget":
      return untilTomorrow(usage.unapprovedSpentWei, sharedDailyWei ?? bounds.chainDailyWei);
    case "chain_gas_budget":
      return untilTomorrow(usage.chainSpentWei, bounds.chainDailyWei);
    default:
      return inFlightSeconds;
  }
}

/** Seconds until fewer than `bound` reverts are within the hour; ages newest first. */
function secondsUntilForgotten(agesSeconds: readonly number[], bound: number): number {
  const age = agesSeconds[bound - 1] ?? 0;
  return Math.max(1, Math.ceil(hourSeconds - age));
}
