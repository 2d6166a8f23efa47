import type { Token } from "@lunas/catalog/token";
import type { TokenList } from "@lunas/protocol/api/tokens";
import type { ServedChain } from "../settings/served-chains";

/** The registry's tokens, each with the served chains that have it. */
export function tokenList(tokens: readonly Token[], chains: readonly ServedChain[]): TokenList {
  return {
    tokens: tokens.map((token) => {
      const { symbol, name, currency, decimals } = token;
      return { symbol, name, currency, decimals, networks: networksOf(token, chains) };
    }),
  };
}

function networksOf({ symbol }: Token, chains: readonly ServedChain[]) {
  return chains.flatMap(({ chain: { environment, network, chainId, caip2Network, tokens } }) => {
    const address = tokens[symbol];
    return address === undefined ? [] : [{ environment, network, chainId, caip2Network, address }];
  });
}
