import type { FacilitateDeps } from "@lunas/domain/payment/facilitate";
import type { PaymentId } from "@lunas/domain/shared/id";
import { newSpanId, traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan, Tracer } from "@lunas/runtime/tracing/tracer";
import type { Request } from "express";
import type { RequestContext } from "./context";

/** The outcome of a request, as in its one log line. */
export interface RequestEnd {
  readonly status: number;
  readonly request: Pick<Request, "method" | "get">;
}

/** What a request for a settlement calls: a payment's, or a refund's. */
export type TracedDeps = Pick<FacilitateDeps, "payments" | "chain" | "queue" | "onStage">;

export interface RequestTraces {
  /** The same dependencies, with spans around their calls for this request. */
  watch<D extends TracedDeps>(deps: D, context: RequestContext): D;
  ended(context: RequestContext, end: RequestEnd): void;
}

type Stage = "checks" | "wait";

/** A span whose trace is unknown until its payment is known. */
type Part = Omit<EndedSpan, "traceId" | "parentId"> & {
  /** The stage that contains it; null: the request itself. */
  readonly within: Stage | null;
};

interface RequestTrace {
  readonly parts: Part[];
  readonly stageIds: Readonly<Record<Stage, string>>;
  readonly startedMs: number;
  network: string | undefined;
  /** The payment that this request stored, if any: the request is then the root of the payment's trace. */
  storedId: PaymentId | null;
  /** When its checks ended. */
  judgedMs: number | null;
  /** When waiting began. */
  acceptedMs: number | null;
}

/**
 * A request for a settlement as spans: `checks` (with the calls to the database and the chain), `accept`, `wait`. They
 * are kept until the request ends, because only then their trace is known: that of the payment that it stored or
 * joined, else one of its own by its request id.
 */
export function traceRequests(tracer: Tracer): RequestTraces {
  // Beside the contexts: a gateway without tracing stores nothing in them.
  const traces = new WeakMap<RequestContext, RequestTrace>();
  return {
    watch(deps, context) {
      const trace: RequestTrace = {
        parts: [],
        stageIds: { checks: newSpanId(), wait: newSpanId() },
        startedMs: tracer.now(),
        network: undefined,
        storedId: null,
        judgedMs: null,
        acceptedMs: null,
      };
      traces.set(context, trace);
      return watched(tracer, trace, deps);
    },
    ended(context, end) {
      const trace = traces.get(context);
      if (trace !== undefined) record(tracer, { trace, context, end });
    },
  };
}

function watched<D extends TracedDeps>(tracer: Tracer, trace: RequestTrace, deps: D): D {
  const { payments, chain, queue } = deps;
  const traced = recorderOf(tracer, trace);
  return {
    ...deps,
    onStage: (stage) => {
      if (stage === "accept") trace.acceptedMs = tracer.now();
      deps.onStage?.(stage);
    },
    chain: {
      ...chain,
      readFacts: (of, ...question) => {
        trace.network = of.network;
        return traced({ name: "checks.chain", within: "checks" }, () => chain.readFacts(of, ...question));
      },
      readPayerFunds: (...question) =>
        traced({ name: "checks.chain", within: "checks" }, () => chain.readPayerFunds(...question)),
    },
    payments: {
      ...payments,
      lookUp: (request) => traced({ name: "checks.look_up", within: "checks" }, () => payments.lookUp(request)),
      accept: async (...given) => {
        trace.judgedMs ??= tracer.now();
        const outcome = await traced({ name: "accept", within: null }, () => payments.accept(...given));
        if (outcome.kind === "stored") trace.storedId = outcome.payment.id;
        return outcome;
      },
      claimSuccess: (...claim) => traced({ name: "wait.claim", within: "wait" }, () => payments.claimSuccess(...claim)),
    },
    queue: {
      notifyAndWait: (...args) =>
        traced({ name: "wait.notification", within: "wait" }, () => queue.notifyAndWait(...args)),
    },
  };
}

/** Records how long a call took, and whether it succeeded. */
function recorderOf(tracer: Tracer, { parts }: RequestTrace) {
  return async <T>(part: Pick<Part, "name" | "within">, ask: () => Promise<T>): Promise<T> => {
    const startMs = tracer.now();
    const note = (error?: string) =>
      parts.push({ ...part, kind: "client", spanId: newSpanId(), startMs, endMs: tracer.now(), attributes: {}, error });
    try {
      const answer = await ask();
      note();
      return answer;
    } catch (error) {
      note(error instanceof Error ? error.name : "unknown");
      throw error;
    }
  };
}

interface Ended {
  readonly trace: RequestTrace;
  readonly context: RequestContext;
  readonly end: RequestEnd;
}

function record(tracer: Tracer, { trace, context, end: { request, status } }: Ended): void {
  const endMs = tracer.now();
  const paymentId = context.paymentId ?? trace.storedId;
  const { traceId, rootSpanId } = traceIdsOf(paymentId ?? context.id);
  const isRoot = paymentId === null || paymentId === trace.storedId;
  const requestSpanId = isRoot ? rootSpanId : newSpanId();
  for (const { within, ...part } of [...trace.parts, ...stagesOf(trace, paymentId !== null, endMs)]) {
    tracer.record({ ...part, traceId, parentId: within === null ? requestSpanId : trace.stageIds[within] });
  }
  tracer.record({
    traceId,
    spanId: requestSpanId,
    parentId: isRoot ? null : rootSpanId,
    name: context.operation,
    kind: "server",
    startMs: context.startedAtMs,
    endMs,
    attributes: {
      "http.request.method": request.method,
      "http.response.status_code": status,
      "lunas.request_id": context.id,
      "lunas.payment_id": paymentId,
      "lunas.merchant_id": context.merchantId,
      "lunas.network": trace.network,
      "lunas.code": context.code,
    },
    error: status >= 500 ? (context.code ?? "internal_error") : undefined,
    linkedTo: request.get("traceparent"),
  });
}

/** The stages of a request that were reached: a refused request never waits. */
function stagesOf(
  { stageIds, startedMs, judgedMs, acceptedMs }: RequestTrace,
  isPayment: boolean,
  endMs: number,
): Part[] {
  const stage = { within: null, kind: "internal", attributes: {} } as const;
  const checkedMs = judgedMs ?? acceptedMs ?? endMs;
  const checks: Part = { ...stage, name: "checks", spanId: stageIds.checks, startMs: startedMs, endMs: checkedMs };
  if (acceptedMs === null || !isPayment) return [checks];
  return [checks, { ...stage, name: "wait", spanId: stageIds.wait, startMs: acceptedMs, endMs }];
}
