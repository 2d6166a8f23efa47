// Generated from packages/catalog: npm run generate
import type { Hex } from "./hex";
import type { KnownNetwork } from "./known-network";

/** Every chain that this version knows; an environment's first is its default. */
export const knownNetworks = [
  {
    network: "sandbox",
    displayName: "Lunas Sandbox",
    environment: "sandbox",
    chainId: 1337,
    tokens: { IDRX: "0x143E78B38C423c405a03Dc1B82327501D280B202" },
  },
  {
    network: "base",
    displayName: "Base",
    environment: "production",
    chainId: 8453,
    tokens: { IDRX: "0x18Bc5bcC660cf2B9cE3cd51a404aFe1a0cBD3C22" },
  },
] as const satisfies readonly KnownNetwork[];

/** The contracts' addresses, the same on every chain. A chain may lack that of `upto`. */
export const canonical = {
  permit2: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402Permit2Proxy: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  x402UptoPermit2Proxy: "0x4020A4f3b7b90ccA423B9fabCc0CE57C6C240002",
} as const satisfies Readonly<Record<string, Hex>>;

/** Those of channels, where a chain has them. A page that pays without channels does not load them. */
export const canonicalOfChannels = {
  x402BatchSettlement: "0x4020074e9dF2ce1deE5A9C1b5c3f541D02a10003",
  permit2DepositCollector: "0x4020425FAf3B746C082C2f942b4E5159887B0005",
} as const satisfies Readonly<Record<string, Hex>>;
