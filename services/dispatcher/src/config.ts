import { readSettings } from "@lunas/runtime/env";
import { integer } from "@lunas/runtime/kinds";
import { healthServerSettings } from "@lunas/runtime/process-settings";
import { defineSettings, type SettingsOf } from "@lunas/runtime/settings";
import { sharedSettings } from "@lunas/runtime/shared-settings";

/** The settings of the dispatcher: no chain and no key that could spend. */
export const settings = defineSettings({
  databaseUrl: sharedSettings.databaseUrl,
  redisUrl: sharedSettings.redisUrl,
  databasePoolSize: sharedSettings.databasePoolSize,
  encryptionKeys: sharedSettings.encryptionKeys,
  webhooks: {
    allowPrivateTargets: sharedSettings.webhookAllowPrivateTargets,
    concurrency: {
      name: "WEBHOOK_CONCURRENCY",
      kind: integer({ min: 1, max: 5_000 }),
      default: "512",
      doc: "Webhook attempts of one dispatcher at a time.",
    },
    concurrencyPerMerchant: {
      name: "WEBHOOK_CONCURRENCY_PER_MERCHANT",
      kind: integer({ min: 1, max: 1_000 }),
      default: "16",
      doc: "Webhook attempts of one dispatcher at a time for one merchant, so that a hanging endpoint delays no other.",
    },
  },
  health: healthServerSettings,
});

export type Config = SettingsOf<typeof settings>;

export const readConfig = (): Config => readSettings(settings);
