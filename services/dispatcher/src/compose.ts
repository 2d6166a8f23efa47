import { connectDatabase } from "@lunas/database/connect";
import { createEncryption } from "@lunas/database/encryption";
import { createWebhookStore } from "@lunas/database/webhook-store";
import type { DeliverDeps } from "@lunas/domain/webhook/deliver";
import { createDeliveryQueue } from "@lunas/queue/deliveries";
import { systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import type { Config } from "./config";
import { attemptDelivery, consumeDeliveries } from "./consume-deliveries";
import { createObserver } from "./observe";
import { createPoster } from "./post";
import { relayOutbox } from "./relay-outbox";
import { ringOrDeliver } from "./ring-or-deliver";
import { sweep } from "./sweep";
import { eventBody } from "./translate/event-body";
import { signedHeaders } from "./translate/signed-headers";

/** Twice what an attempt may take. */
const claimLeaseMs = 30_000;
const redisWaitMs = 2_000;

/** Wires the dispatcher: the outbox's relay, the deliveries' consumer and the sweep, over one database and one queue. */
export function compose(config: Config, tools: ProcessTools): Part[] {
  const observe = createObserver(tools);
  const clock = systemClock;
  const redisUrl = config.redisUrl.reveal();
  const { concurrency, concurrencyPerMerchant, allowPrivateTargets } = config.webhooks;
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: config.databasePoolSize,
    applicationName: "lunas-dispatcher",
  });
  const store = createWebhookStore(database, createEncryption(config.encryptionKeys.reveal()));
  const redis = createDeliveryQueue({ redisUrl, observe: observe.queue });
  const deliverDeps: DeliverDeps = {
    store,
    queue: redis,
    poster: createPoster({ clock, allowPrivateTargets }),
    clock,
    random: Math.random,
    encode: eventBody,
    sign: signedHeaders,
    leaseMs: claimLeaseMs,
  };
  const handle = attemptDelivery(deliverDeps, observe);
  const queue = ringOrDeliver({
    queue: redis,
    deliverNow: handle,
    clock,
    maxAtOnce: concurrency,
    maxAtOncePerMerchant: concurrencyPerMerchant,
  });
  return [
    { name: "database", stop: () => database.close() },
    { name: "redis", start: async () => void (await redis.ready(redisWaitMs)), stop: () => redis.close() },
    consumeDeliveries({ redisUrl, concurrency, concurrencyPerMerchant }, handle, observe),
    relayOutbox({ store, queue, clock }, observe),
    sweep({ store, queue }, observe),
    healthServer({
      ...config.health,
      metrics: tools.metrics,
      checks: [
        { name: "database", critical: true, check: () => database.ping().then(() => "ok" as const) },
        { name: "redis", critical: false, check: async () => (redis.isUp() ? "ok" : "down") },
      ],
    }),
  ];
}
