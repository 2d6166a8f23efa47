import type { Chain, Rehearsal } from "./chain";

/** The sandbox scenario of this amount on the chain; null: an ordinary payment. */
export function rehearsalOf({ rehearsals }: Chain, amount: bigint): Rehearsal | null {
  return rehearsals.find((each) => each.amount === amount) ?? null;
}

/** The reasons why no service may start with these chains: payments may fail on demand only with test money. */
export function rehearsalProblems(chains: readonly Chain[]): string[] {
  return chains
    .filter(({ environment, rehearsals }) => environment === "production" && rehearsals.length > 0)
    .map(({ network }) => `${network}: sandbox scenarios are not allowed where money is real.`);
}
