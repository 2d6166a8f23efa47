import type { Address, Chain } from "./chain";

/** The chain with another address of a token, for hosted test chains and forks. */
export function withToken(chain: Chain, symbol: string, address: Address): Chain {
  return { ...chain, tokens: { ...chain.tokens, [symbol]: address } };
}
