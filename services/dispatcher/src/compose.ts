import { chains } from "@lunas/catalog/chains";
import { scenarioProblems } from "@lunas/catalog/sandbox-scenario";
import { createAuditChain } from "@lunas/database/audit-chain";
import { deliveryBacklog } from "@lunas/database/backlog";
import { createChargeDays } from "@lunas/database/channel/charge-days";
import { connectDatabase, type Database } from "@lunas/database/connect";
import { createEncryption } from "@lunas/database/encryption";
import { encryptionKeysInUse } from "@lunas/database/encryption-keys-in-use";
import { createInstances } from "@lunas/database/instances";
import { createMonths } from "@lunas/database/months";
import { createRetention } from "@lunas/database/retention";
import { createDueWalletChanges } from "@lunas/database/wallet-changes";
import { createWebhookStore } from "@lunas/database/webhook-store";
import { createFairScheduler, type FairScheduler } from "@lunas/domain/shared/fair-scheduler";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { DeliverDeps } from "@lunas/domain/webhook/deliver";
import { eventRecord } from "@lunas/domain/webhook/event-record";
import type { WebhookStore } from "@lunas/domain/webhook/ports";
import { createDeliveryQueue } from "@lunas/queue/deliveries";
import { checkEncryptionKeys } from "@lunas/runtime/check-encryption-keys";
import { systemClock } from "@lunas/runtime/clock";
import { healthServer } from "@lunas/runtime/health-server";
import type { Part } from "@lunas/runtime/parts";
import type { ProcessTools } from "@lunas/runtime/process";
import { isProductionProcess } from "@lunas/runtime/production/process-mode";
import { reportInstance } from "@lunas/runtime/report-instance";
import { SettingsError } from "@lunas/runtime/settings-error";
import { applyWalletChanges } from "./apply-wallet-changes";
import { chainAudit, reportAuditHead } from "./chain-audit";
import { claimOrNotify } from "./claim-or-notify";
import type { Config } from "./config";
import { attemptDelivery, consumeDeliveries } from "./consume-deliveries";
import { endUndeliverable } from "./end-undeliverable";
import { forget } from "./forget";
import { keepMonths } from "./keep-months";
import { measureBacklog } from "./measure-backlog";
import { createObserver, type DispatcherObserver } from "./observe";
import { createPoster } from "./post";
import { prune } from "./prune";
import { relayOutbox } from "./relay-outbox";
import { createNameResolver } from "./resolve-name";
import { rollUpCharges } from "./roll-up-charges";
import { sweep } from "./sweep";
import { signedHeaders } from "./translate/signed-headers";

/** Twice the time limit of an attempt. */
const claimLeaseMs = 30_000;
const redisWaitMs = 2_000;
/** Waiting deliveries of a merchant in this process: as many as its share of the workers can send in a moment. */
const waitingPerMerchant = 256;
/** However many of a merchant's deliveries hang, others find a free place at once. */
const shareOfFree = 1 / 16;
/** The time for running attempts at a stop; another dispatcher repeats an attempt that is cut off. */
const waitLimitMs = 5_000;

/** Wires the dispatcher: the outbox's relay, the deliveries' consumer and the sweep, on one database and one queue. */
export function compose(config: Config, tools: ProcessTools): Part[] {
  const problems = scenarioProblems(chains);
  if (problems.length > 0) throw new SettingsError(problems);
  const observe = createObserver(tools);
  const clock = systemClock;
  const redisUrl = config.redisUrl.reveal();
  const { allowPrivateTargets, nameServers } = config.webhooks;
  const resolveName = createNameResolver({ nameServers });
  const database = connectDatabase({
    url: config.databaseUrl.reveal(),
    poolSize: config.databasePoolSize,
    pooler: config.databasePooler,
    applicationName: "lunas-dispatcher",
    refuseOwner: isProductionProcess(),
    fewRows: true,
  });
  measureBacklog(tools.metrics, {
    read: () => deliveryBacklog(database),
    onFault: (error) => observe.fault("measure", error),
  });
  const store = createWebhookStore(database, createEncryption(config.encryptionKeys.reveal()));
  const auditChain = createAuditChain(database);
  const redis = createDeliveryQueue({ redisUrl, observe: observe.queue });
  const deliverDeps: DeliverDeps = {
    store,
    queue: redis,
    poster: createPoster({ clock, allowPrivateTargets, resolveName }),
    clock,
    random: Math.random,
    encode: (message) => JSON.stringify(eventRecord(message)),
    sign: signedHeaders,
    leaseMs: claimLeaseMs,
  };
  const scheduler = composeScheduler(config, deliverDeps, { store, observe });
  const queue = claimOrNotify({ scheduler, queue: redis, clock });
  return [
    {
      name: "database",
      start: () => database.verify(),
      stop: () => database.close(),
      check: () => database.ping().then(database.verify),
    },
    reportInstance({ service: "dispatcher", logger: tools.logger, ...createInstances(database) }),
    checkEncryptionKeys({
      keyIds: config.encryptionKeys.reveal().map(({ id }) => id),
      inUse: () => encryptionKeysInUse(database),
      onFault: (error) => observe.fault("check_encryption_keys", error),
    }),
    { name: "redis", start: async () => void (await redis.ready(redisWaitMs)), stop: () => redis.close() },
    { name: "attempts", stop: () => scheduler.stop(waitLimitMs) },
    consumeDeliveries(redisUrl, scheduler, observe),
    relayOutbox({ store, queue, clock }, observe),
    sweep({ store, queue }, observe),
    endUndeliverable(store, observe),
    prune({ store, clock }, observe),
    keepMonths({ months: createMonths(database), clock, historyMonths: config.historyMonths }, observe),
    rollUpCharges(createChargeDays(database), observe),
    applyWalletChanges(createDueWalletChanges(database), observe),
    chainAudit(auditChain, observe),
    reportAuditHead(auditChain, observe),
    ...forget({ retention: createRetention(database), clock, days: config.retentionDays }, observe),
    health(config, tools, { database, redis }),
  ];
}

interface Checked {
  readonly database: Pick<Database, "ping">;
  readonly redis: { isUp(): boolean };
}

function health(config: Config, { metrics }: ProcessTools, { database, redis }: Checked): Part {
  return healthServer({
    ...config.health,
    metrics,
    checks: [
      { name: "database", critical: true, check: () => database.ping().then(() => "ok" as const) },
      { name: "redis", critical: false, check: async () => (redis.isUp() ? "ok" : "down") },
    ],
  });
}

interface SchedulerDeps {
  readonly store: Pick<WebhookStore, "dueOf">;
  readonly observe: DispatcherObserver;
}

function composeScheduler(
  { webhooks }: Config,
  deliverDeps: DeliverDeps,
  { store, observe }: SchedulerDeps,
): FairScheduler {
  return createFairScheduler({
    run: attemptDelivery(deliverDeps, observe),
    atOnce: webhooks.concurrency,
    atOncePerGroup: webhooks.concurrencyPerMerchant,
    shareOfFree,
    backlog: {
      waitingPerGroup: waitingPerMerchant,
      // Only a merchant can have more than one delivery, and so more than fit into the waiting line.
      more: async (merchantId, limit) => (await store.dueOf(merchantId as MerchantId, limit)).map(({ id }) => id),
      onFault: (error) => observe.fault("refill", error),
    },
  });
}
