import type { Address, Chain } from "@lunas/catalog/chain";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Json } from "./http";

/** A chain as `GET /config` of the service describes it: what payers sign for is not taken from here. */
export function describedChain(section: Json): Chain {
  const { chainId, x402, permit2Address, tokens } = section;
  return {
    ...sandbox,
    chainId: Number(chainId),
    caip2Network: String(x402?.caip2Network) as Chain["caip2Network"],
    contracts: {
      ...sandbox.contracts,
      permit2: String(permit2Address) as Address,
      x402Proxy: String(x402?.x402Permit2ProxyAddress) as Address,
      ...(x402?.upto !== undefined && { x402UptoProxy: String(x402.upto.proxyAddress) as Address }),
    },
    tokens: tokens as unknown as Chain["tokens"],
  };
}
