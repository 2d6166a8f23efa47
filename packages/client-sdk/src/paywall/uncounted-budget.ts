import type { BudgetOptions } from "../pay/budget";

/**
 * The budget of a page whose payer sees the price on the button and decides about each payment: the price is the only limit. Nothing is
 * counted from one payment to the next.
 */
export function uncountedBudget(price: string): BudgetOptions {
  return { perOrigin: price, total: price, store: { update: async (change) => void change([]) } };
}
