import type { Chain, SandboxScenario } from "./chain";

/** The sandbox scenario of this amount on the chain; null: an ordinary payment. */
export function scenarioOf({ scenarios }: Chain, amount: bigint): SandboxScenario | null {
  return scenarios.find((each) => each.amount === amount) ?? null;
}

/** The reasons why no service may start with these chains: payments may fail on demand only with test money. */
export function scenarioProblems(chains: readonly Chain[]): string[] {
  return chains
    .filter(({ environment, scenarios }) => environment === "production" && scenarios.length > 0)
    .map(({ network }) => `${network}: sandbox scenarios are not allowed where money is real.`);
}
