import type { Hex } from "./x402";

/**
 * The contracts that a payer's library knows and no configuration can change: with other contracts, or another token
 * for real money, it signs nothing.
 */
export const canonical = {
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402Permit2Proxy: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  /** IDRX on Base. */
  production: { chainId: 8_453, idrx: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22" },
} as const satisfies { permit2: Hex; x402Permit2Proxy: Hex; production: { chainId: number; idrx: Hex } };
