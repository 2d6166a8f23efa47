import type { Address } from "@lunas/catalog/chain";

/** What the token knows, in base units. */
export interface Balances {
  readonly balances: Map<Address, bigint>;
  /** What Permit2 may take, where that is not all. */
  readonly allowances: Map<Address, bigint>;
}

export function balanceOf({ balances }: Pick<Balances, "balances">, owner: Address): bigint {
  return balances.get(owner) ?? 0n;
}

/** null: all that the payer has. */
export function allowanceOf({ allowances }: Balances, owner: Address): bigint | null {
  return allowances.get(owner) ?? null;
}

/** Whether the payer has it, and lets Permit2 take it. */
export function canPay(
  state: Balances,
  { payer, amount }: { readonly payer: Address; readonly amount: bigint },
): boolean {
  const allowance = allowanceOf(state, payer);
  return balanceOf(state, payer) >= amount && (allowance === null || allowance >= amount);
}
