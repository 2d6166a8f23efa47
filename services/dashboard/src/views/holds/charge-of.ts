import { baseUnitsOf } from "../../format/money";

/** What was typed as an amount to charge, in base units; null where it is none, or more than the maximum. */
export function chargeOf(typed: string, maximum: string): string | null {
  const units = baseUnitsOf(typed);
  return units === null || BigInt(units) > BigInt(maximum) ? null : units;
}

/** Whether a failed request for a charge may be under way all the same. Then only the same amount may be sent again. */
export function isOpenOutcome({ status, code }: { readonly status: number; readonly code: string }): boolean {
  return (status === 0 || status >= 500) && code !== "tx_failed";
}
