import type { Chain } from "./chain";
import { canonicalContracts } from "./contracts";

/**
 * The source of `packages/protocol/src/wire/networks.ts`: what schemas and payers' libraries know of the chains by themselves. They
 * import no catalog, and take neither a contract nor the token of real money from a configuration.
 */
export function renderNetworks(chains: readonly Chain[]): string {
  return `${head}${chains.map(renderNetwork).join("\n")}
] as const satisfies readonly KnownNetwork[];

/** The contracts' addresses, the same on every chain. A chain may lack that of \`upto\`. */
export const canonical = {
  permit2: ${text(canonicalContracts.permit2)},
  x402Permit2Proxy: ${text(canonicalContracts.x402Proxy)},
  x402UptoPermit2Proxy: ${text(canonicalContracts.x402UptoProxy)},
} as const satisfies Readonly<Record<string, Hex>>;

/** Those of channels, where a chain has them. A page that pays without channels does not load them. */
export const canonicalOfChannels = {
  x402BatchSettlement: ${text(canonicalContracts.x402Channels.batchSettlement)},
  permit2DepositCollector: ${text(canonicalContracts.x402Channels.permit2DepositCollector)},
} as const satisfies Readonly<Record<string, Hex>>;
`;
}

const head = `// Generated from packages/catalog: npm run generate
import type { Hex } from "./hex";
import type { KnownNetwork } from "./known-network";

/** Every chain that this version knows; an environment's first is its default. */
export const knownNetworks = [
`;

function renderNetwork({ network, displayName, environment, chainId, tokens }: Chain): string {
  const entries = Object.entries(tokens).map(([symbol, address]) => `${symbol}: ${text(address)}`);
  return [
    "  {",
    `    network: ${text(network)},`,
    `    displayName: ${text(displayName)},`,
    `    environment: ${text(environment)},`,
    `    chainId: ${chainId},`,
    `    tokens: { ${entries.join(", ")} },`,
    "  },",
  ].join("\n");
}

function text(value: string): string {
  return JSON.stringify(value);
}
