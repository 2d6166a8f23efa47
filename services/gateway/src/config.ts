import type { Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import { type EnvSource, readSettings } from "@lunas/runtime/env";
import { baseUnits, boolean, choice, durationMs, integer, listOf, port, text, url, wei } from "@lunas/runtime/kinds";
import { refuseHttp } from "@lunas/runtime/production/refuse-in-production";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import { faucetSettings, rpcBoundsSettings, rpcUrlsSetting, sharedSettings } from "@lunas/runtime/shared-settings";
import { contradictions, type Derived, derive, refuseLocalDomain } from "./derive-config";
import { gasSettings } from "./gas-settings";
import { securityTextSettings } from "./security-text";
import { sponsorSettings } from "./sponsor-settings";
import { refuseWideNetworks, trustProxy } from "./trust-proxy";

const milliseconds = integer({ min: 0, max: 3_600_000 });
const requests = integer({ min: 1, max: 1_000_000 });
const domains = listOf(
  { expected: "", parse: (given) => (/^[a-z0-9.-]+(:\d{1,5})?$/.test(given) ? given : undefined) },
  "host names, with their port where there is one",
);

const publicRpcUrl = <const N extends string>(name: N, example: string) =>
  ({ name, kind: url("http", "https"), doc: "The chain's RPC endpoint as /config publishes it.", example }) as const;

const minAmount = <const N extends string>(name: N, doc: string) =>
  ({ name, kind: baseUnits, optional: true, doc }) as const;

const stalledAfterMs = <const N extends string>(name: N, chain: Chain) =>
  ({
    name,
    kind: milliseconds,
    default: String(chain.stalledAfterMs ?? 0),
    doc: "A chain that has made no block for so long takes no new payments; 0: it makes its blocks on demand.",
  }) as const;

const preconfirmations = <const N extends string>(name: N) =>
  ({
    name,
    kind: boolean,
    default: "false",
    doc: "Whether a pending payment below the bound of the chain's file is told as preconfirmed, by look-ups and as the success of POST /facilitate. The RPC endpoints must show preconfirmations (Base: Flashblocks).",
  }) as const;

const perMinute = <const N extends string>(name: N, limit: string, doc: string) =>
  ({ name, kind: requests, default: limit, doc }) as const;

/** Every setting of the gateway. */
export const settings = defineSettings({
  ...sharedSettings,
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
      doc: "Whose X-Forwarded-For is believed.",
      refusedInProduction: refuseWideNetworks,
    },
    maxConnections: {
      name: "MAX_CONNECTIONS",
      kind: integer({ min: 1, max: 1_000_000 }),
      default: "5000",
      doc: "Connections to one gateway at a time; more are closed at once.",
    },
    requestTimeoutMs: {
      name: "REQUEST_TIMEOUT_MS",
      kind: integer({ min: 100, max: 300_000 }),
      default: "20000",
      doc: "Milliseconds in which a request must have come, its body included (headers: 10 s at most). The answer may take longer.",
    },
  },
  publicUrl: {
    name: "PUBLIC_URL",
    kind: url("http", "https"),
    default: "http://localhost:3402",
    doc: "The API's address as its callers know it; https makes session cookies secure.",
    refusedInProduction: refuseHttp,
  },
  signInDomains: {
    name: "SIWE_DOMAINS",
    kind: domains,
    optional: true,
    doc: "Hosts whose sign-in messages count, the preferred one first. Default: the host of PUBLIC_URL.",
    example: "pay.example,localhost:3402",
    refusedInProduction: refuseLocalDomain,
  },
  productionAccess: {
    name: "PRODUCTION_ACCESS",
    kind: choice("open", "approved"),
    default: "open",
    doc: "approved: a merchant makes production keys once you have approved it (lunas-ops merchants approve).",
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
    doc: "Whether /x402/supported, /x402/verify and /x402/settle are served, for stock x402 resource servers.",
  },
  minAmount: minAmount("MIN_PAYMENT_AMOUNT", "The smallest payment on every chain. Default: each chain's own."),
  maxSettlementWei: {
    name: "MAX_SETTLEMENT_COST_WEI",
    kind: wei,
    optional: true,
    doc: "What one settlement may cost on every chain, in wei. Default: each chain's own.",
  },
  sandbox: {
    rpcUrls: rpcUrlsSetting("SANDBOX", sandbox.environment),
    publicRpcUrl: publicRpcUrl("SANDBOX_PUBLIC_RPC_URL", "http://127.0.0.1:8545"),
    minAmount: minAmount("SANDBOX_MIN_PAYMENT_AMOUNT", "The smallest payment on the sandbox chain."),
    gas: gasSettings("SANDBOX", sandbox),
    sponsorship: sponsorSettings("SANDBOX", sandbox),
    stalledAfterMs: stalledAfterMs("SANDBOX_STALLED_AFTER_MS", sandbox),
    preconfirmations: preconfirmations("SANDBOX_PRECONFIRMATIONS"),
    mode: {
      name: "SANDBOX_MODE",
      kind: choice("hosted", "fork"),
      default: "hosted",
      doc: "Whether the sandbox is a hosted test chain or a local fork that can be reset.",
    },
  },
  base: {
    rpcUrls: rpcUrlsSetting("BASE", base.environment),
    publicRpcUrl: publicRpcUrl("BASE_PUBLIC_RPC_URL", "https://mainnet.base.org"),
    minAmount: minAmount("BASE_MIN_PAYMENT_AMOUNT", "The smallest payment on Base."),
    gas: gasSettings("BASE", base),
    sponsorship: sponsorSettings("BASE", base),
    stalledAfterMs: stalledAfterMs("BASE_STALLED_AFTER_MS", base),
    preconfirmations: preconfirmations("BASE_PRECONFIRMATIONS"),
  },
  rpcBounds: rpcBoundsSettings,
  faucet: faucetSettings,
  securityText: securityTextSettings,
  limits: {
    facilitate: perMinute("RATE_LIMIT_FACILITATE", "60", "POST /facilitate per minute and IP."),
    facilitateKey: {
      name: "RATE_LIMIT_FACILITATE_KEY",
      kind: requests,
      optional: true,
      doc: "POST /facilitate per minute and secret key, for keys that are known; unset: they count by IP, too.",
    },
    payments: perMinute("RATE_LIMIT_PAYMENTS", "120", "GET /payments/* per minute and API key."),
    merchant: perMinute("RATE_LIMIT_MERCHANT", "10", "POSTs under /merchant/ per minute and IP."),
    other: perMinute("RATE_LIMIT_OTHER", "120", "All other requests per minute and IP."),
  },
});

export type Settings = SettingsOf<typeof settings>;
export type Config = Settings & Derived;

/** The gateway's settings with what follows from them. Throws `SettingsError` with everything that is wrong. */
export function readConfig(source?: EnvSource): Config {
  const given = readSettings(settings, source, contradictions);
  return { ...given, ...derive(given) };
}
