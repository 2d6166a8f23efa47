import type { Chain } from "@lunas/catalog/chain";
import { chains, chainsOf, settingPrefix } from "@lunas/catalog/chains";
import type { Stack } from "./stack";

/** The part of a stack that the services need. */
export type StackAddresses = Pick<Stack, "databaseUrl" | "redisUrl" | "chains" | "secrets" | "fork">;

/** The addresses of a stack's services. */
export interface ServicePlaces {
  /** The gateway's port. */
  readonly port: number;
  /** The clients' address, e.g. `http://localhost:3402`. */
  readonly publicUrl: string;
}

/**
 * The settings of all services on a developer's machine: this stack's servers and secrets. Each service reads its own
 * settings. Contains secrets: pass it to a process, never to a log.
 */
export function serviceEnvironment(stack: StackAddresses, { port, publicUrl }: ServicePlaces): Record<string, string> {
  const { secrets } = stack;
  return {
    NODE_ENV: "development",
    DATABASE_URL: stack.databaseUrl,
    REDIS_URL: stack.redisUrl,
    ...Object.assign({}, ...chains.map((chain) => environmentOfChain(stack, chain))),
    ...(stack.fork && forkEnvironment()),
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SIWE_DOMAINS: new URL(publicUrl).host,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    RECEIPT_KEYS: secrets.receiptKeys,
    // A merchant's webhook receiver runs on this machine.
    WEBHOOK_ALLOW_PRIVATE_TARGETS: "true",
  };
}

function environmentOfChain(stack: StackAddresses, chain: Chain): Record<string, string> {
  const prefix = settingPrefix(chain.network);
  const { rpcUrl, wsUrl, publicRpcUrl, makesBlocksOnDemand } = stack.chains[chain.network];
  return {
    [`${prefix}_RPC_URLS`]: rpcUrl,
    [`${prefix}_WS_URL`]: wsUrl,
    // Without a filter browsers get the node's own address: it listens on loopback, which other machines do not reach.
    [`${prefix}_PUBLIC_RPC_URL`]: publicRpcUrl ?? rpcUrl,
    [`${prefix}_SIGNER_KEYS`]: stack.secrets.signerKeys[chain.network].join(","),
    ...(chain.environment === "sandbox" && { [`${prefix}_TREASURY_KEY`]: stack.secrets.treasuryKey }),
    ...(chain.channels !== null && { [`${prefix}_CHANNEL_AUTHORIZER`]: stack.secrets.authorizerKey }),
    ...(makesBlocksOnDemand && { [`${prefix}_STALLED_AFTER_MS`]: "0" }),
    ...Object.fromEntries(unapprovedAsApproved(chain)),
  };
}

/** A fork carries the tokens of what it forks. */
function forkEnvironment(): Record<string, string> {
  const prefix = settingPrefix(chainsOf("sandbox")[0].network);
  const addresses = Object.entries(chainsOf("production")[0].tokens);
  return {
    SANDBOX_MODE: "fork",
    ...Object.fromEntries(addresses.map(([symbol, address]) => [`${prefix}_${symbol}_ADDRESS`, address])),
  };
}

/**
 * No operator approves merchants on a developer's machine: their limits without approval are as high here as the full
 * limits elsewhere.
 */
function unapprovedAsApproved({ network, gas, unapprovedGas }: Chain): readonly (readonly [string, string])[] {
  if (unapprovedGas === null) return [];
  const { merchantPart, chainPart } = unapprovedGas;
  const prefix = settingPrefix(network);
  return [
    [`${prefix}_MERCHANT_GAS_BUDGET_WEI`, String(gas.merchantDailyWei * merchantPart)],
    [`${prefix}_CHAIN_GAS_BUDGET_WEI`, String(gas.chainDailyWei * chainPart)],
  ];
}
