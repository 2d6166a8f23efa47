import type { Chain, Rehearsal } from "./chain";

/** What a payment of this amount rehearses on the chain; null: nothing, it is one like any other. */
export function rehearsalOf({ rehearsals }: Chain, amount: bigint): Rehearsal | null {
  return rehearsals.find((each) => each.amount === amount) ?? null;
}

/** Why no service may start with these chains: a payment that is made to fail must be play money. */
export function rehearsalProblems(chains: readonly Chain[]): string[] {
  return chains
    .filter(({ environment, rehearsals }) => environment === "production" && rehearsals.length > 0)
    .map(({ network }) => `${network}: payments fail on demand there, and its money is real.`);
}
