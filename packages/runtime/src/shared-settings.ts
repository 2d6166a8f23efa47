import { address, boolean, choice, encryptionKeys, ether, integer, url, urlList } from "./kinds";
import { isOutside } from "./production/is-outside";
import { refuseDefaultPassword, refuseMissingPassword, refuseTrue } from "./production/refuse-in-production";
import { defineSettings } from "./settings";

/** Settings that several services have, declared once so that they cannot drift apart. Each service picks what it uses. */
export const sharedSettings = defineSettings({
  mode: {
    name: "NODE_ENV",
    kind: choice("development", "test", "production"),
    optional: true,
    doc: "In production no service starts with what is dangerous there: docs/operations.md lists it. Default: production where an endpoint of a production chain is outside this network, else development.",
    example: "production",
  },
  databaseUrl: {
    name: "DATABASE_URL",
    kind: url("postgres", "postgresql"),
    secret: true,
    doc: "PostgreSQL: payments, attempts, the outbox, merchants.",
    example: "postgresql://lunas:lunas@127.0.0.1:5432/lunas",
    refusedInProduction: refuseDefaultPassword,
  },
  databasePoolSize: {
    name: "DATABASE_POOL_SIZE",
    kind: integer({ min: 1, max: 500 }),
    default: "10",
    doc: "Connections that one process keeps to PostgreSQL at most.",
  },
  redisUrl: {
    name: "REDIS_URL",
    kind: url("redis", "rediss"),
    secret: true,
    doc: "Redis: queues, sessions, rate limits; nothing that could not be lost.",
    example: "redis://127.0.0.1:6379",
    refusedInProduction: refuseMissingPassword,
  },
  encryptionKeys: {
    name: "ENCRYPTION_KEYS",
    kind: encryptionKeys,
    secret: true,
    doc: "Keys for webhook secrets at rest, the newest first; keep the old ones until nothing is encrypted with them.",
    example: "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  },
  /** The gateway takes such an address, the dispatcher posts to it: one without the other would be of no use. */
  webhookAllowPrivateTargets: {
    name: "WEBHOOK_ALLOW_PRIVATE_TARGETS",
    kind: boolean,
    default: "false",
    doc: "For development only: webhooks may go to http:// URLs and to private addresses.",
    refusedInProduction: refuseTrue,
  },
});

/** The gateway refuses more at once; the settler counts by itself, and sends and signs no more. */
export const faucetSettings = defineSettings({
  idrxCap: { name: "FAUCET_IDRX_CAP", kind: integer({ min: 0 }), default: "100000", doc: "Whole IDRX per request." },
  ethCap: { name: "FAUCET_ETH_CAP", kind: ether, default: "1", doc: "ETH per request." },
  idrxDaily: {
    name: "FAUCET_IDRX_DAILY",
    kind: integer({ min: 0 }),
    default: "1000000",
    doc: "Whole IDRX per merchant and UTC day.",
  },
  ethDaily: { name: "FAUCET_ETH_DAILY", kind: ether, default: "10", doc: "ETH per merchant and UTC day." },
});

/** What RPC providers allow: of all chains' endpoints the least. */
export const rpcBoundsSettings = defineSettings({
  timeoutMs: {
    name: "RPC_TIMEOUT_MS",
    kind: integer({ min: 500, max: 60_000 }),
    default: "4000",
    doc: "How long an RPC endpoint may take to answer; where there are several, another is asked after 1.5 s as well.",
  },
  maxCallsPerBatch: {
    name: "RPC_BATCH_CALLS",
    kind: integer({ min: 1, max: 10_000 }),
    default: "100",
    doc: "The most calls that RPC providers take in a JSON-RPC batch; longer lists go as several.",
  },
  maxLogBlocks: {
    name: "RPC_LOG_BLOCKS",
    kind: integer({ min: 1, max: 1_000_000 }),
    default: "2000",
    doc: "The most blocks that RPC providers take in one eth_getLogs; longer ranges go as several.",
  },
  maxResponseBytes: {
    name: "RPC_RESPONSE_BYTES",
    kind: integer({ min: 1_048_576, max: 1_073_741_824 }),
    default: "33554432",
    doc: "The longest answer that is read from an RPC endpoint: a busy block's receipts are a few megabytes.",
  },
});

/**
 * The private RPC endpoints of one chain, the preferred one first. `prefix` is the chain's name in capitals; an endpoint
 * of somebody else's on a chain with real money says that this is production.
 */
export function rpcUrlsSetting(prefix: string, environment: "sandbox" | "production") {
  return {
    name: `${prefix}_RPC_URLS`,
    kind: urlList("http", "https", "ws", "wss"),
    secret: true,
    doc: "Private RPC endpoints of the chain, of equally good ones the first preferred; /health and metrics show their host and port, nothing else of them is published.",
    example: "http://127.0.0.1:8545",
    impliesProduction: (urls: readonly string[]) => environment === "production" && urls.some(isOutside),
  } as const;
}

/**
 * Where the tokens of a sandbox chain lie at other addresses than the catalog's: the gateway publishes them, the settler's faucet
 * hands them out. Real money lies where the catalog says.
 */
export function tokenAddressSettings(
  prefix: string,
  environment: "sandbox" | "production",
  symbols: readonly string[],
) {
  const setting = (symbol: string) => ({
    name: `${prefix}_${symbol}_ADDRESS`,
    kind: address,
    optional: true as const,
    doc: `The ${symbol} of a chain that carries it at another address than the catalog's.`,
  });
  return Object.fromEntries((environment === "sandbox" ? symbols : []).map((symbol) => [symbol, setting(symbol)]));
}
