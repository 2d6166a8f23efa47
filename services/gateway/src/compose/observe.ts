import type { Chain } from "@lunas/catalog/chain";
import type { ChainObserver } from "@lunas/chain/observe";
import type { Facilitated } from "@lunas/domain/payment/facilitated";
import { gasTermsOf, isGasReason } from "@lunas/domain/payment/gas";
import type { SettlingLoad } from "@lunas/domain/payment/settling-load";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { isDatabaseAway } from "@lunas/domain/shared/unavailable";
import { getHealth, getLiveness, getReadiness } from "@lunas/protocol/api/health";
import type { ObserveQueue } from "@lunas/queue/queue-event";
import type { Logger } from "@lunas/runtime/logger";
import type { Metrics } from "@lunas/runtime/metrics";
import type { ProcessTools } from "@lunas/runtime/process";
import { reportWaits, type WaitReports } from "@lunas/runtime/report-waits";
import type { Request, Response } from "express";
import type { RequestContext } from "../http/context";
import type { Stopwatch } from "../http/stopwatch";
import { type TracedDeps, traceRequests } from "../http/trace-requests";
import { type BackgroundWork, createFigures, type Figures } from "./figures";

export interface Observer {
  requestEnded(request: Request, response: Response, context: RequestContext): void;
  /** A fault that the caller's answer does not explain. */
  fault(error: unknown, context: RequestContext): void;
  backgroundFault(what: BackgroundWork): (error: unknown) => void;
  /** A voucher was charged. */
  charged(network: string): void;
  facilitated(ended: Facilitated, stages: Stopwatch, context: RequestContext): void;
  /** Wraps a settlement's dependencies for the request's trace, where tracing is on. */
  watch<D extends TracedDeps>(deps: D, context: RequestContext): D;
  /** At the start: who gets production keys, and the gas of merchants without approval. */
  accessDecided(access: string, chains: readonly Chain[]): void;
  networkUnreachable(network: string, reason: string): void;
  networkChecked(network: string, problems: readonly string[]): void;
  redisError(error: unknown): void;
  /** Shows how long payments are estimated to wait. */
  watchLoad(load: Pick<SettlingLoad, "waitMs">, served: readonly Chain[]): void;
  readonly queue: ObserveQueue;
  readonly chain: ChainObserver;
}

/** Requests that the gateway did not answer: docs/operations.md#service-levels. */
const unanswered = new Set([500, 502, 503]);

/** The gateway's log lines, with ids, and its metrics, without ids; `chains` are those that it serves. */
export function observeGateway(
  { logger, metrics, tracer }: ProcessTools,
  { now, chains }: { readonly now: () => number; readonly chains: readonly Chain[] },
): Observer {
  const figures = createFigures(metrics, chains);
  const traces = tracer && traceRequests(tracer);
  const waits = reportWaits({ logger, clock: { now } });
  return {
    requestEnded(request, response, context) {
      const durationMs = now() - context.startedAtMs;
      const status = response.writableFinished ? response.statusCode : 499;
      const { operation, code } = context;
      figures.requests.observe({ operation, status: String(status) }, durationMs / 1_000);
      const isProbe = probes.has(operation);
      // Many probes that are answered would hide the few payments that are not.
      if (!isProbe) figures.answers.inc({ result: unanswered.has(status) ? "failed" : "answered" });
      if (code !== null) figures.problems.inc({ operation, code });
      // Orchestrators probe each instance every few seconds.
      const level = isProbe && status === 200 ? "debug" : "info";
      const { method } = request;
      logger[level]("request", Object.assign(idsOf(context), { method, operation, status, code, durationMs }));
      traces?.ended(context, { request, status });
    },
    fault(error, context) {
      figures.faults.inc({ operation: context.operation });
      // Another component's outage has its own alarm, so this is only a warning.
      const level = error instanceof Error && error.name === "Unavailable" ? "warn" : "error";
      logger[level]("request_failed", Object.assign(idsOf(context), { operation: context.operation, error }));
    },
    backgroundFault: (what) => (error) => {
      figures.faults.inc({ operation: what });
      if (isDatabaseAway(error)) waits.failed("PostgreSQL", error);
      else logger.warn("background_fault", { what, error });
    },
    charged: (network) => figures.charges.inc({ network }),
    facilitated(ended, { stages }, context) {
      for (const { stage, durationMs } of stages) figures.durations.observe({ stage }, durationMs / 1_000);
      const outcome = outcomeOf(ended);
      figures.payments.inc({ outcome });
      const bound = isRefusal(ended) && isGasReason(ended.details.reason ?? "") ? ended.details.reason : undefined;
      if (bound !== undefined) figures.gasBounds.inc({ bound });
      const { reason, network } = isRefusal(ended) ? ended.details : {};
      if (reason === "overloaded" && network !== undefined) figures.overloaded.inc({ network });
      const durations = Object.fromEntries(stages.map(({ stage, durationMs }) => [stage, Math.round(durationMs)]));
      logger.info("facilitated", Object.assign(idsOf(context), { outcome, bound, durationsMs: durations }));
    },
    watchLoad: watchLoadIn(metrics, figures),
    watch: (deps, context) => traces?.watch(deps, context) ?? deps,
    accessDecided: (productionAccess, served) => {
      for (const chain of served) logger.info("merchant_access", { productionAccess, ...unapprovedGasOf(chain) });
    },
    networkUnreachable: (network, reason) => logger.warn("network_unreachable", { network, reason }),
    networkChecked: (network, problems) =>
      problems.length === 0
        ? logger.info("network_ready", { network })
        : logger.error("network_wrong", { network, problems }),
    redisError: (error) => {
      figures.redisErrors.inc({ queue: "ephemeral" });
      waits.failed("Redis", error);
    },
    queue: observeQueue(logger, figures, waits),
    chain: observeChain(logger, figures),
  };
}

function watchLoadIn(metrics: Metrics, { overloaded }: Figures): Observer["watchLoad"] {
  return (load, served) => {
    // A series that starts with its first event shows no increase.
    for (const { network } of served) overloaded.inc({ network }, 0);
    metrics.gauge({
      name: "lunas_gateway_estimated_wait_seconds",
      help: "How long a payment that comes now is estimated to wait for its end; no value while this is unknown.",
      labels: ["network"],
      collect: (gauge) => {
        gauge.reset();
        for (const chain of served) {
          const waitMs = load.waitMs(chain);
          if (waitMs !== null) gauge.set({ network: chain.network }, waitMs / 1_000);
        }
      },
    });
  };
}

const probes: ReadonlySet<string> = new Set([getLiveness.id, getReadiness.id, getHealth.id]);

/** A success that was told while its payment was pending counts by itself. */
function outcomeOf(ended: Facilitated): string {
  if (isRefusal(ended)) return ended.refused;
  return ended.kind === "settled" && ended.payment.status === "pending" ? "preconfirmed" : ended.kind;
}

/** `canCoverOne`: whether one settlement at the fee ceiling fits the budget of a merchant without approval. */
function unapprovedGasOf(chain: Chain): object {
  const { unapproved, gasLimit, feeCeilingWei } = gasTermsOf(chain);
  if (unapproved === null) return { network: chain.network, unapprovedMerchants: "as approved ones" };
  return {
    network: chain.network,
    unapprovedMerchantDailyWei: unapproved.merchantDailyWei.toString(),
    unapprovedDailyWei: unapproved.chainDailyWei.toString(),
    canCoverOne: unapproved.merchantDailyWei >= gasLimit * feeCeilingWei,
  };
}

function idsOf({ id, givenId, merchantId, apiKeyId, paymentId }: RequestContext): Record<string, string> {
  const ids: Record<string, string> = { requestId: id };
  if (givenId !== null) ids.givenRequestId = givenId;
  if (merchantId !== null) ids.merchantId = merchantId;
  if (apiKeyId !== null) ids.apiKeyId = apiKeyId;
  if (paymentId !== null) ids.paymentId = paymentId;
  return ids;
}

function observeQueue(logger: Logger, figures: Figures, waits: WaitReports): ObserveQueue {
  return (event) => {
    if (event.kind === "redis_error") {
      figures.redisErrors.inc({ queue: event.queue });
      figures.redisAway.set({ queue: event.queue }, 1);
      return waits.failed("Redis", event.error);
    }
    if (event.kind === "redis_ready") {
      figures.redisAway.set({ queue: event.queue }, 0);
      return waits.back("Redis");
    }
    const { kind, ...fields } = event;
    logger.warn(kind, fields);
  };
}

function observeChain(logger: Logger, { rpc, disagreements, endpointsOut }: Figures): ChainObserver {
  const record = (event: { network: string; endpoint: string; durationMs: number }, outcome: string) =>
    rpc.observe({ network: event.network, endpoint: event.endpoint, outcome }, event.durationMs / 1_000);
  return {
    rpcAnswered: (event) => record(event, "answered"),
    rpcFailed: (event) => {
      record(event, "failed");
      logger.warn("rpc_failed", event);
    },
    rpcDisagreed: (event) => {
      disagreements.inc({ network: event.network });
      logger.error("rpc_disagreement", event);
    },
    endpointJudged: (event) => {
      endpointsOut.set({ network: event.network, endpoint: event.endpoint }, event.isOut ? 1 : 0);
      logger[event.isOut ? "error" : "info"]("rpc_endpoint_judged", event);
    },
    subscriptionChanged: (event) => logger.info("subscription_changed", event),
    reorged: (event) => logger.warn("reorged", event),
    headsJumped: (event) => logger.warn("heads_jumped", event),
    headFailed: (event) => logger.warn("head_failed", event),
  };
}
