import { address, boolean, choice, encryptionKeys, ether, integer, url, urlList, wei } from "./kinds";
import { isOutside } from "./production/is-outside";
import { refuseDefaultPassword, refuseMissingPassword, refuseTrue } from "./production/refuse-in-production";
import { redisUrl } from "./redis-url";
import { defineSettings } from "./settings";

/** Settings of several services, declared once so that they stay equal. Each service picks those that it uses. */
export const sharedSettings = defineSettings({
  mode: {
    name: "NODE_ENV",
    kind: choice("development", "test", "production"),
    optional: true,
    doc: "In production no service starts with dangerous settings: docs/operations.md lists them. Default: production where an endpoint of a production chain is outside this network, else development.",
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
    doc: "The highest number of PostgreSQL connections of one process.",
  },
  databasePooler: {
    name: "DATABASE_POOLER",
    kind: choice("none", "transaction"),
    default: "none",
    doc: "transaction: DATABASE_URL is a PgBouncer in transaction mode. Time limits then come from the role, and statements have no names.",
  },
  redisUrl: {
    name: "REDIS_URL",
    kind: redisUrl,
    secret: true,
    doc: "Redis: queues, sessions, rate limits; only data that may be lost. Sentinel: redis+sentinel://user:password@host:port,host:port/name-of-the-master. Cluster: redis+cluster://user:password@host:port,host:port.",
    example: "redis://127.0.0.1:6379",
    refusedInProduction: refuseMissingPassword,
  },
  encryptionKeys: {
    name: "ENCRYPTION_KEYS",
    kind: encryptionKeys,
    secret: true,
    doc: "Keys for stored webhook secrets, the newest first; keep an old key while it still encrypts a secret.",
    example: "k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  },
  /** Every process that asks a chain has it: with `none` the settings of sandbox chains are not read. */
  sandboxMode: {
    name: "SANDBOX_MODE",
    kind: choice("hosted", "fork", "none"),
    default: "hosted",
    audience: "everybody",
    doc: "Whether the sandbox is a hosted test chain or a local fork that can be reset; none: there is no sandbox, and no SANDBOX_ setting is read. The same for every service.",
  },
  /** The gateway accepts such an address and the dispatcher posts to it: both need the setting. */
  webhookAllowPrivateTargets: {
    name: "WEBHOOK_ALLOW_PRIVATE_TARGETS",
    kind: boolean,
    default: "false",
    audience: "tests",
    doc: "For development only: webhooks may go to http:// URLs and to private addresses.",
    refusedInProduction: refuseTrue,
  },
});

/** The gateway refuses higher amounts at once; the settler checks the limits itself before it signs and sends. */
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

/** The limits of RPC providers: the lowest of all chains' endpoints. */
export const rpcBoundsSettings = defineSettings({
  timeoutMs: {
    name: "RPC_TIMEOUT_MS",
    kind: integer({ min: 500, max: 60_000 }),
    default: "4000",
    doc: "How long an RPC endpoint may take to answer; where there are several, another is also asked after 1.5 s.",
  },
  maxCallsPerBatch: {
    name: "RPC_BATCH_CALLS",
    kind: integer({ min: 1, max: 10_000 }),
    default: "100",
    doc: "The most calls that RPC providers accept in a JSON-RPC batch; longer lists are split.",
  },
  maxLogBlocks: {
    name: "RPC_LOG_BLOCKS",
    kind: integer({ min: 1, max: 1_000_000 }),
    default: "2000",
    doc: "The most blocks that RPC providers accept in one eth_getLogs; longer ranges are split.",
  },
  maxResponseBytes: {
    name: "RPC_RESPONSE_BYTES",
    kind: integer({ min: 1_048_576, max: 1_073_741_824 }),
    default: "33554432",
    doc: "The longest answer that is read from an RPC endpoint: a busy block's receipts are a few megabytes.",
  },
});

/**
 * The private RPC endpoints of one chain, the preferred one first. `prefix` is the chain's name in capitals; a remote
 * endpoint on a real-money chain means that this is production.
 */
export function rpcUrlsSetting(prefix: string, environment: "sandbox" | "production") {
  return {
    name: `${prefix}_RPC_URLS`,
    kind: urlList("http", "https", "ws", "wss"),
    secret: true,
    doc: "Private RPC endpoints of the chain, the preferred one first among equally good ones; /health and metrics show their host and port, and nothing else of them.",
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

/** The settler keeps to it; the console and `lunas-ops` show what is left of it, where they have it. */
export function refillDailySetting(prefix: string) {
  return {
    name: `${prefix}_REFILL_DAILY_WEI`,
    kind: wei,
    optional: true,
    doc: "The most that the treasury sends to low relayers in a UTC day; without it no relayer is refilled.",
    example: "100000000000000000",
  } as const;
}
