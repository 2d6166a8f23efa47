import { perChain, settingPrefix } from "@lunas/catalog/chains";
import { readWithChains, type WithChains } from "@lunas/ops/read-with-chains";
import { parseReportSource, type ReportSource } from "@lunas/ops/support/report-source";
import type { EnvSource } from "@lunas/runtime/env";
import { listOf, port, text, url } from "@lunas/runtime/kinds";
import { healthServerSettings } from "@lunas/runtime/process-settings";
import { defineSettings } from "@lunas/runtime/settings";
import { refillDailySetting, rpcUrlsSetting, sharedSettings } from "@lunas/runtime/shared-settings";
import { operatorTokens } from "./access/operator-tokens";

const healthSources = listOf<ReportSource>(
  { expected: "", parse: parseReportSource },
  "name=URL pairs, each name once",
  ({ name }) => name,
);

/** The settings of the operators' console: no key that signs and no key that decrypts. */
export const settings = defineSettings({
  mode: sharedSettings.mode,
  databaseUrl: sharedSettings.databaseUrl,
  redisUrl: sharedSettings.redisUrl,
  databasePooler: sharedSettings.databasePooler,
  sandboxMode: sharedSettings.sandboxMode,
  rpcUrls: perChain(({ network, environment }) => rpcUrlsSetting(settingPrefix(network), environment)),
  refillDailyWei: perChain(({ network }) => refillDailySetting(settingPrefix(network))),
  tokens: {
    name: "OPERATOR_TOKENS",
    kind: operatorTokens,
    secret: true,
    doc: "Operators who may sign in to the console: name:hash, comma-separated; the hash is the SHA-256 of a random token of 32 characters or more.",
    example: "ops1:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    refusedInProduction: refuseExample,
  },
  url: {
    name: "CONSOLE_URL",
    kind: url("http", "https"),
    default: "http://localhost:3404",
    audience: "everybody",
    doc: "The console's address in the operator's browser; requests to other hosts and from other origins are refused.",
  },
  host: {
    name: "CONSOLE_HOST",
    kind: text,
    default: "127.0.0.1",
    doc: "Address the console listens on; never a public one.",
  },
  port: { name: "CONSOLE_PORT", kind: port, default: "3404", doc: "The console's port." },
  healthSources: {
    name: "CONSOLE_HEALTH_URLS",
    kind: healthSources,
    optional: true,
    doc: "The processes whose health the console shows: name=URL, comma-separated.",
    example: "gateway=http://127.0.0.1:3402/health,settler=http://127.0.0.1:9464/health/ready",
  },
  health: healthServerSettings,
});

/** The example is the hash of nothing. */
function refuseExample(tokens: ReturnType<typeof operatorTokens.parse>): string | undefined {
  const isExample = tokens?.some(({ hash }) => hash.toString("hex").startsWith("e3b0c44298fc1c149afbf4c8996fb924"));
  return isExample ? "contains the example's hash: make a token with `openssl rand -hex 32`" : undefined;
}

export type Config = WithChains<typeof settings>;

export const readConfig = (source?: EnvSource): Config => readWithChains(settings, source);
