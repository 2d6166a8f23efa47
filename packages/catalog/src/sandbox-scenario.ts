import type { Chain, SandboxScenario } from "./chain";

/** What a payment of this amount rehearses on the chain; null: nothing, it is one like any other. */
export function scenarioOf({ scenarios }: Chain, amount: bigint): SandboxScenario | null {
  return scenarios.find((each) => each.amount === amount) ?? null;
}

/** Why no service may start with these chains: a payment that is made to fail must be play money. */
export function scenarioProblems(chains: readonly Chain[]): string[] {
  return chains
    .filter(({ environment, scenarios }) => environment === "production" && scenarios.length > 0)
    .map(({ network }) => `${network}: payments fail on demand there, and its money is real.`);
}
