import { queueEventKinds } from "@lunas/queue/queue-event";
import type { ProcessTools } from "@lunas/runtime/process";
import { createQueueEvents, createRedisAway } from "@lunas/runtime/shared-measures";

/** The work of a dispatcher that may have a fault. */
export const dispatcherFaults = [
  "audit",
  "check_encryption_keys",
  "deliver",
  "forget",
  "measure",
  "months",
  "charges",
  "prune",
  "refill",
  "relay",
  "sweep",
  "undeliverable",
  "wallets",
] as const;

export function createMeasures(metrics: ProcessTools["metrics"]) {
  return {
    attempts: metrics.counter({
      name: "lunas_webhook_attempts_total",
      help: "Webhook attempts by outcome.",
      labels: ["verdict"],
    }),
    duration: metrics.histogram({
      name: "lunas_webhook_attempt_seconds",
      help: "How long a merchant's endpoint took.",
      labels: ["verdict"],
    }),
    firstLag: metrics.histogram({
      name: "lunas_webhook_first_attempt_lag_seconds",
      help: "From the event to its first attempt.",
    }),
    fannedOut: metrics.counter({ name: "lunas_webhook_deliveries_total", help: "Deliveries created from events." }),
    swept: metrics.counter({
      name: "lunas_webhook_deliveries_swept_total",
      help: "Due deliveries that the sweep found.",
    }),
    undeliverable: metrics.counter({
      name: "lunas_webhook_undeliverable_total",
      help: "Pending deliveries that ended because their merchants' endpoint was disabled or removed.",
    }),
    pruned: metrics.counter({ name: "lunas_webhook_events_pruned_total", help: "Events forgotten after 90 days." }),
    months: metrics.counter({
      name: "lunas_month_tables_total",
      help: "Tables of one month that were made in advance, or dropped when their time was over.",
      labels: ["kind"],
    }),
    walletsChanged: metrics.counter({
      name: "lunas_merchant_wallet_changes_total",
      help: "Announced wallet changes that have taken effect.",
    }),
    auditChained: metrics.counter({
      name: "lunas_audit_chained_total",
      help: "Entries of the audit log that were chained.",
    }),
    auditBroken: metrics.gauge({
      name: "lunas_audit_chain_problems",
      help: "Problems of the newest entries of the audit log's chain, at the last check.",
    }),
    redisAway: createRedisAway(metrics),
    forgotten: metrics.counter({
      name: "lunas_personal_data_removed_total",
      help: "Rows whose personal data was removed because of their age.",
    }),
    queue: createQueueEvents(metrics, queueEventKinds),
    faults: metrics.counter({
      name: "lunas_dispatcher_faults_total",
      help: "Faults that are tried again by themselves.",
      labels: ["during"],
      known: { during: dispatcherFaults },
    }),
  };
}
