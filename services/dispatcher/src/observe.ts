import type { ChainHead } from "@lunas/domain/operations/audit-chain";
import { isDatabaseAway } from "@lunas/domain/shared/unavailable";
import type { Delivered } from "@lunas/domain/webhook/deliver";
import type { QueueEvent } from "@lunas/queue/queue-event";
import { steadyClock } from "@lunas/runtime/clock";
import type { Counter } from "@lunas/runtime/metrics";
import type { ProcessTools } from "@lunas/runtime/process";
import { reportWaits } from "@lunas/runtime/report-waits";
import { createMeasures, type dispatcherFaults } from "./measures";
import { traceDeliveries } from "./trace-deliveries";

export interface DispatcherObserver {
  /** The start time of work, in the tracer's clock; 0 without tracing. */
  begun(): number;
  attempted(delivered: Delivered, begunMs: number): void;
  fannedOut(deliveries: number): void;
  swept(deliveries: number): void;
  /** Deliveries that ended because their merchants have no enabled endpoint. */
  undeliverable(deliveries: number): void;
  pruned(events: number): void;
  /** Names of tables of a month. */
  monthsChanged(kind: "made" | "dropped", tables: readonly string[]): void;
  walletsChanged(changes: number): void;
  auditChained(entries: number): void;
  auditHead(head: ChainHead): void;
  /** The newest entries were compared with the chain. */
  auditChecked(problems: readonly string[]): void;
  forgot(rows: number): void;
  queue(event: QueueEvent): void;
  fault(during: (typeof dispatcherFaults)[number], error: unknown): void;
}

/**
 * Every event of the dispatcher: one log line with its ids, one counter without them. Never a body, a secret or a whole
 * URL.
 */
export function createObserver({ logger, metrics, tracer }: ProcessTools): DispatcherObserver {
  const measures = createMeasures(metrics);
  const traces = tracer && traceDeliveries(tracer);
  const waits = reportWaits({ logger, clock: steadyClock });
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
    ...observeRounds(logger, measures),
    monthsChanged: (kind, tables) => {
      measures.months.inc({ kind }, tables.length);
      logger.info(`months_${kind}`, { tables });
    },
    ...observeAudit(logger, measures),
    queue(event) {
      measures.queue.inc({ kind: event.kind });
      if (event.kind === "redis_error") {
        measures.redisAway.set({ queue: event.queue }, 1);
        return waits.failed("Redis", event.error);
      }
      if (event.kind === "redis_ready") {
        measures.redisAway.set({ queue: event.queue }, 0);
        return waits.back("Redis");
      }
      logger.warn(event.kind, { ...event });
    },
    fault(during, error) {
      measures.faults.inc({ during });
      if (isDatabaseAway(error)) waits.failed("PostgreSQL", error);
      else logger.warn("fault", { during, error });
    },
  };
}

/** Counts, and logs what it counted. */
const counted = (counter: Pick<Counter, "inc">, log: (count: number) => void) => (count: number) => {
  counter.inc(count);
  log(count);
};

type Rounds = Pick<
  DispatcherObserver,
  "fannedOut" | "swept" | "undeliverable" | "pruned" | "walletsChanged" | "forgot"
>;

function observeRounds(logger: ProcessTools["logger"], measures: ReturnType<typeof createMeasures>): Rounds {
  return {
    fannedOut: counted(measures.fannedOut, (deliveries) => logger.debug("events_fanned_out", { deliveries })),
    swept: counted(measures.swept, (deliveries) => logger.debug("deliveries_swept", { deliveries })),
    undeliverable: counted(measures.undeliverable, (count) =>
      logger.info("deliveries_undeliverable", { deliveries: count }),
    ),
    pruned: counted(measures.pruned, (events) => logger.info("events_pruned", { events })),
    walletsChanged: counted(measures.walletsChanged, (changes) => logger.info("merchant_wallets_changed", { changes })),
    forgot: counted(measures.forgotten, (rows) => logger.info("personal_data_removed", { rows })),
  };
}

function observeAudit(
  logger: ProcessTools["logger"],
  measures: ReturnType<typeof createMeasures>,
): Pick<DispatcherObserver, "auditChained" | "auditHead" | "auditChecked"> {
  return {
    auditChained: counted(measures.auditChained, (entries) => logger.debug("audit_chained", { entries })),
    auditHead: ({ position, hash }) => logger.info("audit_head", { position: position.toString(), hash }),
    auditChecked(problems) {
      measures.auditBroken.set(problems.length);
      if (problems.length > 0) logger.error("audit_chain_broken", { problems });
    },
  };
}
