import type { Address, Chain } from "./chain";

/** A chain on which a token lies at another address: hosted test chains and forks differ from the catalogue there. */
export function withToken(chain: Chain, symbol: string, address: Address): Chain {
  return { ...chain, tokens: { ...chain.tokens, [symbol]: address } };
}
