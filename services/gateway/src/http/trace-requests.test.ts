import type { FacilitateDeps } from "@lunas/domain/payment/facilitate";
import { traceIdsOf } from "@lunas/runtime/tracing/trace-ids";
import type { EndedSpan } from "@lunas/runtime/tracing/tracer";
import type { RequestContext } from "./context";
import { traceRequests } from "./trace-requests";

const spans: EndedSpan[] = [];
let nowMs = 0;
beforeEach(() => {
  spans.length = 0;
  nowMs = 1_000;
});
const tracer = {
  now: () => {
    nowMs += 1;
    return nowMs;
  },
  record: (span: EndedSpan) => void spans.push(span),
};

/** Dependencies with fixed answers. */
function depsWith({ accepted, facts }: { accepted?: object; facts?: () => Promise<unknown> }): FacilitateDeps {
  return {
    payments: {
      lookUp: async () => ({}),
      accept: async () => accepted,
      claimSuccess: async () => ({}),
    },
    chain: {
      readFacts: facts ?? (async () => ({})),
      readPayerFunds: async () => ({}),
      chainTimeSeconds: () => null,
      followedTimeSeconds: () => null,
    },
    queue: { notifyAndWait: async () => "finished" },
  } as unknown as FacilitateDeps;
}

const contextOf = (more: Partial<RequestContext> = {}): RequestContext => ({
  id: "req_1",
  errorDocs: "https://lunas.example/docs/errors",
  startedAtMs: 1_000,
  givenId: null,
  origin: () => ({ ipAddress: null, userAgent: null }),
  operation: "facilitate",
  merchantId: "mer_1",
  apiKeyId: null,
  paymentId: null,
  code: null,
  ...more,
});
const sandbox = { network: "sandbox" } as Parameters<FacilitateDeps["chain"]["readFacts"]>[0];
const asks = (deps: FacilitateDeps) => deps.chain.readFacts(sandbox, {} as never);
const named = (name: string) => spans.find((span) => span.name === name);
const request = { method: "POST", get: () => undefined };

test("the request that stored a payment is the root of the payment's trace", async () => {
  const traces = traceRequests(tracer);
  const context = contextOf();
  const deps = traces.watch(depsWith({ accepted: { kind: "stored", payment: { id: "pay_1" } } }), context);
  await asks(deps);
  await deps.payments.accept({} as never, {} as never, {} as never);
  deps.onStage?.("accept");
  await deps.queue.notifyAndWait({ id: "pay_1", network: "sandbox" }, 1);
  traces.ended({ ...context }, { status: 200, request });
  expect(spans).toEqual([]);
  traces.ended(context, { status: 200, request });
  const { traceId, rootSpanId } = traceIdsOf("pay_1");
  expect(named("facilitate")).toMatchObject({ traceId, spanId: rootSpanId, parentId: null, error: undefined });
  expect(named("facilitate")?.attributes).toMatchObject({ "lunas.payment_id": "pay_1", "lunas.network": "sandbox" });
  expect(named("accept")).toMatchObject({ traceId, parentId: rootSpanId });
  expect(named("wait.notification")).toMatchObject({ parentId: named("wait")?.spanId });
  expect(named("checks.chain")).toMatchObject({ parentId: named("checks")?.spanId });
  expect(named("checks")!.endMs).toBeLessThan(named("accept")!.startMs);
});

test("a request that joined a payment is a part of its trace", async () => {
  const traces = traceRequests(tracer);
  const context = contextOf({ paymentId: "pay_1" });
  traces.watch(depsWith({}), context);
  traces.ended(context, { status: 504, request });
  const { traceId, rootSpanId } = traceIdsOf("pay_1");
  expect(named("facilitate")).toMatchObject({ traceId, parentId: rootSpanId, error: "internal_error" });
  expect(named("facilitate")?.spanId).not.toBe(rootSpanId);
});

test("a refused request is a trace by its own id; a failed call shows there, without its text", async () => {
  const traces = traceRequests(tracer);
  const context = contextOf({ code: "chain_unavailable" });
  const deps = traces.watch(depsWith({ facts: () => Promise.reject(new TypeError("a secret")) }), context);
  await expect(asks(deps)).rejects.toThrow("a secret");
  deps.onStage?.("accept");
  traces.ended(context, { status: 503, request });
  expect(named("facilitate")).toMatchObject({ traceId: traceIdsOf("req_1").traceId, error: "chain_unavailable" });
  expect(named("checks.chain")).toMatchObject({ error: "TypeError" });
  expect(named("wait")).toBeUndefined();
  expect(JSON.stringify(spans)).not.toContain("a secret");
});
