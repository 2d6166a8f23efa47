import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { ChainConfig } from "@lunas/protocol/wire/api";

/** The sandbox's section of `GET /config`, as the libraries read it. */
export const sandboxConfig = {
  rpcUrl: "http://localhost:9/rpc",
  chainId: sandbox.chainId,
  network: "sandbox",
  tokens: sandbox.tokens,
  tokenDecimals: { IDRX: 2 },
  permit2Address: sandbox.contracts.permit2,
  x402: {
    caip2Network: sandbox.caip2Network,
    sponsorshipMode: "none",
    eip2612: false,
    x402Permit2ProxyAddress: sandbox.contracts.x402Proxy,
  },
  nativeCurrency: { ...sandbox.nativeCurrency },
} as ChainConfig;
