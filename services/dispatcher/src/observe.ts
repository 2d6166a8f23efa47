import type { ChainHead } from "@lunas/domain/operations/audit-chain";
import type { Delivered } from "@lunas/domain/webhook/deliver";
import type { QueueEvent } from "@lunas/queue/queue-event";
import type { ProcessTools } from "@lunas/runtime/process";
import { traceDeliveries } from "./trace-deliveries";

export interface DispatcherObserver {
  /** The start time of work, in the tracer's clock; 0 without tracing. */
  begun(): number;
  attempted(delivered: Delivered, begunMs: number): void;
  fannedOut(deliveries: number): void;
  swept(deliveries: number): void;
  pruned(events: number): void;
  /** Names of tables of a month. */
  monthsChanged(kind: "made" | "dropped", tables: readonly string[]): void;
  walletsChanged(changes: number): void;
  auditChained(entries: number): void;
  auditHead(head: ChainHead): void;
  forgot(rows: number): void;
  queue(event: QueueEvent): void;
  fault(
    during:
      | "relay"
      | "sweep"
      | "refill"
      | "deliver"
      | "prune"
      | "measure"
      | "audit"
      | "forget"
      | "wallets"
      | "check_encryption_keys"
      | "months",
    error: unknown,
  ): void;
}

/** An unreachable Redis causes an error at every reconnect; one line in this time is enough. */
const redisErrorEveryMs = 10_000;

/**
 * Every event of the dispatcher: one log line with its ids, one counter without them. Never a body, a secret or a whole
 * URL.
 */
export function createObserver({ logger, metrics, tracer }: ProcessTools): DispatcherObserver {
  const measures = createMeasures(metrics);
  const traces = tracer && traceDeliveries(tracer);
  let redisErrorAtMs = Number.NEGATIVE_INFINITY;
  return {
    begun: () => traces?.now() ?? 0,
    attempted(delivered, begunMs) {
      traces?.attempted(delivered, begunMs);
      const { due, attempt, verdict } = delivered;
      const { delivery, event } = due;
      measures.attempts.inc({ verdict: verdict.kind });
      measures.duration.observe({ verdict: verdict.kind }, attempt.durationMs / 1_000);
      const isFirst = delivery.attempts === 0;
      if (isFirst) measures.firstLag.observe((attempt.startedAtMs - event.occurredAtMs) / 1_000);
      logger[verdict.kind === "delivered" ? "info" : "warn"]("webhook_attempted", {
        deliveryId: delivery.id,
        eventId: event.id,
        merchantId: delivery.merchantId,
        type: event.type,
        attempt: delivery.attempts + 1,
        statusCode: attempt.statusCode,
        error: attempt.error,
        durationMs: attempt.durationMs,
        verdict: verdict.kind,
      });
    },
    fannedOut(deliveries) {
      measures.fannedOut.inc(deliveries);
      logger.debug("events_fanned_out", { deliveries });
    },
    swept(deliveries) {
      measures.swept.inc(deliveries);
      logger.debug("deliveries_swept", { deliveries });
    },
    pruned(events) {
      measures.pruned.inc(events);
      logger.info("events_pruned", { events });
    },
    monthsChanged: (kind, tables) => {
      measures.months.inc({ kind }, tables.length);
      logger.info(`months_${kind}`, { tables });
    },
    walletsChanged(changes) {
      measures.walletsChanged.inc(changes);
      logger.info("merchant_wallets_changed", { changes });
    },
    auditChained(entries) {
      measures.auditChained.inc(entries);
      logger.debug("audit_chained", { entries });
    },
    auditHead: ({ position, hash }) => logger.info("audit_head", { position: position.toString(), hash }),
    forgot(rows) {
      measures.forgotten.inc(rows);
      logger.info("personal_data_removed", { rows });
    },
    queue(event) {
      measures.queue.inc({ kind: event.kind });
      if (event.kind === "redis_error") {
        if (performance.now() - redisErrorAtMs < redisErrorEveryMs) return;
        redisErrorAtMs = performance.now();
      }
      logger[event.kind === "redis_ready" ? "info" : "warn"](event.kind, { ...event });
    },
    fault(during, error) {
      measures.faults.inc({ during });
      logger.warn("fault", { during, error });
    },
  };
}

function createMeasures(metrics: ProcessTools["metrics"]) {
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
    forgotten: metrics.counter({
      name: "lunas_personal_data_removed_total",
      help: "Rows whose personal data was removed because of their age.",
    }),
    queue: metrics.counter({
      name: "lunas_queue_events_total",
      help: "Queue events: stalled jobs, poison jobs, Redis away.",
      labels: ["kind"],
    }),
    faults: metrics.counter({
      name: "lunas_dispatcher_faults_total",
      help: "Faults that are tried again by themselves.",
      labels: ["during"],
    }),
  };
}
