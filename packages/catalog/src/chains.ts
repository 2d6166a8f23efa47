import type { Chain, Environment, Network } from "./chain";
import { chainFiles } from "./chains/all";

/** Every chain, in the order in which `/config` and `/health` show them. */
export const chains: readonly Chain[] = chainFiles;

/** The chains of an environment, the default one first. */
export function chainsOf(environment: Environment, of: readonly Chain[] = chains): readonly [Chain, ...Chain[]] {
  const [first, ...others] = of.filter((chain) => chain.environment === environment);
  if (first === undefined) throw new Error(`no chain for the environment ${environment}`);
  return [first, ...others];
}

/** The chains that a deployment serves: with `SANDBOX_MODE=none` those of production alone. */
export function chainsOfDeployment(hasSandbox: boolean): readonly Chain[] {
  return hasSandbox ? chains : chains.filter(({ environment }) => environment !== "sandbox");
}

/** The chain of that name. */
export function chainOfNetwork(network: Network): Chain {
  const chain = chains.find((each) => each.network === network);
  if (chain === undefined) throw new Error(`there is no chain ${network}`);
  return chain;
}

/** A value for each chain, by its name. */
export function perChain<T>(of: (chain: Chain) => T): Readonly<Record<Network, T>> {
  return Object.fromEntries(chains.map((chain) => [chain.network, of(chain)])) as Readonly<Record<Network, T>>;
}

/** What `perChain` made, without the values of other chains than `served`: they are not read, so nothing demands them. */
export function onlyOf<T>(
  values: Readonly<Record<Network, T>>,
  served: readonly Chain[],
): Readonly<Record<Network, T>> {
  const kept = served.map(({ network }) => [network, values[network]]);
  return Object.fromEntries(kept) as Readonly<Record<Network, T>>;
}

/** How the names of a chain's settings begin: `BASE` in `BASE_RPC_URLS`. */
export function settingPrefix(network: Network): string {
  return network.toUpperCase();
}
