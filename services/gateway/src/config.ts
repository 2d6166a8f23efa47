import { perChain } from "@lunas/catalog/chains";
import {
  boolean,
  choice,
  durationMs,
  encryptionKeys,
  integer,
  listOf,
  port,
  text,
  url,
  wei,
} from "@lunas/runtime/kinds";
import { refuseDefaultPassword, refuseHttp } from "@lunas/runtime/production/refuse-in-production";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import { faucetSettings, rpcBoundsSettings, sharedSettings } from "@lunas/runtime/shared-settings";
import { securityTextSettings } from "./reference/security-text";
import { refuseLocalDomain } from "./settings/local-domain";
import { minAmountSetting, networkSettings } from "./settings/network-settings";
import { refusePackages } from "./settings/refuse-packages";
import { refuseWideNetworks, trustProxy } from "./settings/trust-proxy";

const requests = integer({ min: 1, max: 1_000_000 });
const domains = listOf(
  { expected: "", parse: (given) => (/^[a-z0-9.-]+(:\d{1,5})?$/.test(given) ? given : undefined) },
  "host names, each with a port if it has one",
);

const perMinute = <const N extends string>(name: N, limit: string, doc: string) =>
  ({ name, kind: requests, default: limit, doc }) as const;

/** Every setting of the gateway. */
export const settings = defineSettings({
  ...sharedSettings,
  databaseReadUrl: {
    name: "DATABASE_READ_URL",
    kind: url("postgres", "postgresql"),
    secret: true,
    optional: true,
    doc: "A replica of the database, for lists, reports and statistics. They may lag; nothing else reads it.",
    example: "postgresql://lunas_gateway:password@127.0.0.1:5433/lunas",
    refusedInProduction: refuseDefaultPassword,
  },
  operator: {
    port: { name: "METRICS_PORT", kind: port, default: "0", doc: "Port of the gateway's /metrics; 0 starts none." },
    host: { name: "METRICS_HOST", kind: text, default: "127.0.0.1", doc: "Address that /metrics listens on." },
  },
  listen: {
    host: { name: "HOST", kind: text, default: "127.0.0.1", doc: "Address that the API listens on." },
    port: { name: "PORT", kind: port, default: "3402", doc: "Port that the API listens on." },
    trustProxy: {
      name: "TRUST_PROXY",
      kind: trustProxy,
      default: "0",
      audience: "everybody",
      doc: "The proxies whose X-Forwarded-For is trusted.",
      refusedInProduction: refuseWideNetworks,
    },
    maxConnections: {
      name: "MAX_CONNECTIONS",
      kind: integer({ min: 1, max: 1_000_000 }),
      default: "5000",
      doc: "Connections to one gateway at a time; more are closed at once. While half of them wait for payments, new payments are refused.",
    },
    requestTimeoutMs: {
      name: "REQUEST_TIMEOUT_MS",
      kind: integer({ min: 100, max: 300_000 }),
      default: "20000",
      doc: "Milliseconds in which a request must arrive, including its body (headers: 10 s at most). The answer may take longer.",
    },
  },
  receiptKeys: {
    name: "RECEIPT_KEYS",
    kind: encryptionKeys,
    secret: true,
    doc: "Keys that sign receipts (Ed25519), the newest first. All of them are published: keep an old key while its receipts count.",
    example: "r1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
  },
  publicUrl: {
    name: "PUBLIC_URL",
    kind: url("http", "https"),
    default: "http://localhost:3402",
    audience: "everybody",
    doc: "The API's address for its callers; with https, session cookies are secure.",
    refusedInProduction: refuseHttp,
  },
  signInDomains: {
    name: "SIWE_DOMAINS",
    kind: domains,
    optional: true,
    doc: "Hosts that sign-in messages may name, the preferred one first. Default: the host of PUBLIC_URL.",
    example: "pay.example,localhost:3402",
    refusedInProduction: refuseLocalDomain,
  },
  packagesFolder: {
    name: "PACKAGES_FOLDER",
    kind: text,
    optional: true,
    audience: "tests",
    doc: "Folder with the packed libraries, served at /packages; `npm start` sets it. For a developer's machine only.",
    refusedInProduction: refusePackages,
  },
  productionAccess: {
    name: "PRODUCTION_ACCESS",
    kind: choice("open", "approved"),
    default: "open",
    doc: "approved: a merchant can make production keys after you have approved it (lunas-ops merchants approve).",
  },
  settleWaitMs: {
    name: "SETTLE_WAIT_MS",
    kind: durationMs,
    default: "25000",
    doc: "How long /facilitate waits for the settlement before it answers settlement_pending.",
  },
  x402Facade: {
    name: "X402_FACADE",
    kind: boolean,
    default: "false",
    doc: "Whether /x402/supported, /x402/verify and /x402/settle are served, for standard x402 resource servers.",
  },
  x402Discovery: {
    name: "X402_DISCOVERY",
    kind: boolean,
    default: "false",
    doc: "Whether merchants may list resources in a public directory, /x402/discovery/resources. Needs X402_FACADE.",
  },
  minAmount: minAmountSetting("MIN_PAYMENT_AMOUNT", "The smallest payment on every chain. Default: each chain's own."),
  maxSettlementWei: {
    name: "MAX_SETTLEMENT_COST_WEI",
    kind: wei,
    optional: true,
    doc: "The highest cost of one settlement on every chain, in wei. Default: each chain's own.",
  },
  networks: perChain(networkSettings),
  rpcBounds: rpcBoundsSettings,
  faucet: faucetSettings,
  securityText: securityTextSettings,
  limits: {
    facilitate: perMinute(
      "RATE_LIMIT_FACILITATE",
      "60",
      "POST /facilitate, holds, vouchers, claims, payouts and the stock endpoints, per minute and IP.",
    ),
    facilitateKey: {
      name: "RATE_LIMIT_FACILITATE_KEY",
      kind: requests,
      optional: true,
      doc: "POST /facilitate per minute and known secret key; unset: they count by IP too.",
    },
    payments: perMinute(
      "RATE_LIMIT_PAYMENTS",
      "120",
      "Reads of payments, refunds, holds, channels, charges, payouts and receipts, per minute and API key.",
    ),
    merchant: perMinute(
      "RATE_LIMIT_MERCHANT",
      "10",
      "POSTs under /merchant/, and the money of test wallets on link pages, per minute and IP.",
    ),
    other: perMinute("RATE_LIMIT_OTHER", "120", "All other requests per minute and IP."),
  },
});

export type Settings = SettingsOf<typeof settings>;
