import type { Chain } from "@lunas/catalog/chain";
import type { Merchant } from "./merchant";

/**
 * The chain of an environment on which a merchant's new demands are paid: its default network if the environment has it,
 * else the first chain of the environment. So a network of the other environment, or one that is gone, changes nothing.
 */
export function defaultChainOf(
  { defaultNetwork }: Pick<Merchant, "defaultNetwork">,
  served: readonly [Chain, ...Chain[]],
): Chain {
  return served.find(({ network }) => network === defaultNetwork) ?? served[0];
}
