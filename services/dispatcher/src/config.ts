import { isIP } from "node:net";
import { type EnvSource, readSettings } from "@lunas/runtime/env";
import { integer, listOf } from "@lunas/runtime/kinds";
import { healthServerSettings } from "@lunas/runtime/process-settings";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import { sharedSettings } from "@lunas/runtime/shared-settings";

const nameServers = listOf(
  { expected: "", parse: (given: string) => (isNameServer(given) ? given : undefined) },
  "IP addresses, with a port unless it is 53 (10.0.0.2:5353, [fd00::2]:5353)",
);

function isNameServer(text: string): boolean {
  const [, bracketed, bare] = /^(?:\[([^\]]+)\]|([0-9.]+))(?::\d{1,5})?$/.exec(text) ?? [];
  return isIP(bracketed ?? bare ?? text) !== 0;
}

/** Merchants can read their events and deliveries for 90 days. */
const retentionDays = {
  expected: "0 (for ever), or a whole number of days from 90 to 36500",
  parse: (given: string) => integer({ max: 0 }).parse(given) ?? integer({ min: 90, max: 36_500 }).parse(given),
};

const historyMonths = {
  expected: "0 (for ever), or a whole number of months from 3 to 1200",
  parse: (given: string) => integer({ max: 0 }).parse(given) ?? integer({ min: 3, max: 1_200 }).parse(given),
};

/** The dispatcher's settings: no chain and no key that can spend. */
export const settings = defineSettings({
  mode: sharedSettings.mode,
  databaseUrl: sharedSettings.databaseUrl,
  redisUrl: sharedSettings.redisUrl,
  databasePoolSize: sharedSettings.databasePoolSize,
  databasePooler: sharedSettings.databasePooler,
  encryptionKeys: sharedSettings.encryptionKeys,
  webhooks: {
    allowPrivateTargets: sharedSettings.webhookAllowPrivateTargets,
    concurrency: {
      name: "WEBHOOK_CONCURRENCY",
      kind: integer({ min: 1, max: 5_000 }),
      default: "512",
      doc: "Concurrent webhook attempts of one dispatcher.",
    },
    concurrencyPerMerchant: {
      name: "WEBHOOK_CONCURRENCY_PER_MERCHANT",
      kind: integer({ min: 1, max: 1_000 }),
      default: "16",
      doc: "Concurrent webhook attempts of one dispatcher for one merchant, so that a slow endpoint delays no other.",
    },
    nameServers: {
      name: "WEBHOOK_NAME_SERVERS",
      kind: nameServers,
      optional: true,
      doc: "Name servers for the hosts of webhooks. Default: those of /etc/resolv.conf.",
      example: "10.0.0.2,10.0.0.3:5353",
    },
  },
  retentionDays: {
    name: "RETENTION_DAYS",
    kind: retentionDays,
    default: "0",
    doc: "Days after which IP addresses, user agents, metadata, descriptions and endpoints' answers are removed. 0: never.",
  },
  historyMonths: {
    name: "HISTORY_MONTHS",
    kind: historyMonths,
    default: "0",
    doc: "Months before this one whose signed transactions are kept; older ones are dropped by the month. Payments, nonces and final hashes always stay. 0: for ever.",
  },
  health: healthServerSettings,
});

export type Config = SettingsOf<typeof settings>;

export const readConfig = (source?: EnvSource): Config => readSettings(settings, source);
