import { baseUnitsOf } from "../../format/money";

/** What was typed as an amount to give back; nothing typed means all of it. Null: no amount, or more than is available. */
export function refundOf(typed: string, available: string): { readonly amount: string | undefined } | null {
  if (typed.trim() === "") return { amount: undefined };
  const units = baseUnitsOf(typed);
  return units === null || BigInt(units) > BigInt(available) ? null : { amount: units };
}
