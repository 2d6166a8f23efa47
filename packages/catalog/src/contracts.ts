import type { ChainFile } from "./chain-file";

/**
 * The addresses of Permit2, Multicall3 and the x402 contracts, the same on every chain that has them. Stock x402 clients hard-code
 * all but Multicall3, so a chain without Permit2 and the exact-permit2 proxy cannot be supported. A chain that has no more
 * than these three writes `{ ...canonicalContracts, x402UptoProxy: null, x402Channels: null }`.
 */
export const canonicalContracts = {
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402Proxy: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  multicall3: "0xcA11bde05977b3631167028862bE2a173976CA11",
  x402UptoProxy: "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002",
  x402Channels: {
    batchSettlement: "0x4020074e9dF2ce1deE5A9C1b5c3f541D02a10003",
    permit2DepositCollector: "0x4020425FAf3B746C082C2f942b4E5159887B0005",
  },
} as const satisfies ChainFile["contracts"];
