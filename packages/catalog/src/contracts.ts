import type { ChainFile } from "./chain-file";

/**
 * The addresses of Permit2, the x402 exact-permit2 proxy and Multicall3, the same on every chain. Stock x402 clients
 * hard-code the first two, so a chain without them cannot be supported.
 */
export const canonicalContracts: ChainFile["contracts"] = {
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402Proxy: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  multicall3: "0xcA11bde05977b3631167028862bE2a173976CA11",
};
