import type { Chain, Environment } from "./chain";
import { base } from "./chains/base";
import { sandbox } from "./chains/sandbox";

/** Every chain, in the order in which `/config` and `/health` show them. */
export const chains: readonly Chain[] = [sandbox, base];

/** The chain on which an environment's payments settle. */
export function chainOf(environment: Environment): Chain {
  const chain = chains.find((each) => each.environment === environment);
  if (chain === undefined) throw new Error(`no chain for the environment ${environment}`);
  return chain;
}
