import type { Chain } from "@lunas/catalog/chain";
import { chains } from "@lunas/catalog/chains";
import { chainOfNetwork } from "./chains/start-chain";
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
    SANDBOX_RPC_URLS: stack.chains.sandbox.rpcUrl,
    SANDBOX_WS_URL: stack.chains.sandbox.wsUrl,
    // Without a filter, browsers get the node's own address: it listens on loopback only.
    SANDBOX_PUBLIC_RPC_URL: stack.chains.sandbox.publicRpcUrl ?? stack.chains.sandbox.rpcUrl,
    BASE_RPC_URLS: stack.chains.base.rpcUrl,
    BASE_WS_URL: stack.chains.base.wsUrl,
    BASE_PUBLIC_RPC_URL: stack.chains.base.publicRpcUrl ?? stack.chains.base.rpcUrl,
    ...(stack.chains.sandbox.makesBlocksOnDemand && { SANDBOX_STALLED_AFTER_MS: "0" }),
    ...(stack.chains.base.makesBlocksOnDemand && { BASE_STALLED_AFTER_MS: "0" }),
    ...(stack.fork && { SANDBOX_MODE: "fork", SANDBOX_IDRX_ADDRESS: chainOfNetwork("base").tokens.IDRX ?? "" }),
    ...Object.fromEntries(chains.flatMap(unapprovedAsApproved)),
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SIWE_DOMAINS: new URL(publicUrl).host,
    ENCRYPTION_KEYS: secrets.encryptionKeys,
    SANDBOX_SIGNER_KEYS: secrets.sandboxSignerKeys.join(","),
    BASE_SIGNER_KEYS: secrets.baseSignerKeys.join(","),
    SANDBOX_TREASURY_KEY: secrets.treasuryKey,
    // A merchant's webhook receiver runs on this machine.
    WEBHOOK_ALLOW_PRIVATE_TARGETS: "true",
  };
}

/**
 * No operator approves merchants on a developer's machine: their limits without approval are as high here as the full
 * limits elsewhere.
 */
function unapprovedAsApproved({ network, gas, unapprovedGas }: Chain): readonly (readonly [string, string])[] {
  if (unapprovedGas === null) return [];
  const { merchantPart, chainPart } = unapprovedGas;
  const prefix = network.toUpperCase();
  return [
    [`${prefix}_MERCHANT_GAS_BUDGET_WEI`, String(gas.merchantDailyWei * merchantPart)],
    [`${prefix}_CHAIN_GAS_BUDGET_WEI`, String(gas.chainDailyWei * chainPart)],
  ];
}
