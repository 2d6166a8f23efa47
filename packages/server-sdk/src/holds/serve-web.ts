import { withHeaders } from "../payments/gate-result";
import { reportOutcome, type UpToOptions } from "../up-to-options";
import type { Charge } from "./charge";
import type { GateHeld, HoldOutcome } from "./hold-gate";
import { type WatchedCharge, watchCharge } from "./watched-charge";

export interface WebWork<Request> {
  readonly options: UpToOptions<Request>;
  readonly request: Request;
  readonly gate: GateHeld;
  /** Aborts when the payer disconnects. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a handler that returns a `Response` for a held maximum, and ends the hold with its answer. What the handler
 * throws is thrown on, after the hold was released.
 */
export async function serveWeb<Request>(
  work: WebWork<Request>,
  handler: (charge: Charge) => Response | Promise<Response>,
): Promise<Response> {
  const watched = watchCharge(work.gate.charge);
  try {
    const response = await handler(watched.charge);
    if (work.options.stream === true && response.status < 500) return streamed(work, response, watched);
    return await keptBack(work, response, watched);
  } catch (error) {
    if (isGone(work)) watched.end();
    await finish(work, false);
    throw error;
  }
}

function isGone<Request>({ signal }: WebWork<Request>): boolean {
  return signal?.aborted === true;
}

async function finish<Request>({ options, request, gate }: WebWork<Request>, isServed: boolean): Promise<HoldOutcome> {
  const outcome = await gate.finish({ isServed });
  reportOutcome(options, request, outcome);
  return outcome;
}

async function keptBack<Request>(
  work: WebWork<Request>,
  response: Response,
  watched: WatchedCharge,
): Promise<Response> {
  // The whole body first: an answer that breaks off is not charged.
  const body = response.body === null ? null : await wholeBody(response.body, work.signal);
  if (isGone(work)) watched.end();
  // A payer who is gone gets nothing, and pays nothing.
  const outcome = await finish(work, response.status < 500 && !isGone(work));
  if (outcome.result === "failed" && response.status < 500) return failedOutcome(outcome);
  const { status, statusText, headers } = response;
  return withHeaders(new Response(body, { status, statusText, headers }), outcome.headers);
}

/** Less than all of it where the payer disconnects: a stream without an end would be read for ever. */
async function wholeBody(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  if (signal?.aborted === true) stop();
  signal?.addEventListener("abort", stop, { once: true });
  const chunks: Uint8Array[] = [];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
    }
  } finally {
    signal?.removeEventListener("abort", stop);
  }
  return Buffer.concat(chunks);
}

function failedOutcome({ status, headers, body }: Extract<HoldOutcome, { result: "failed" }>): Response {
  return Response.json(body, { status, headers });
}

/**
 * Passes the body on, and ends the hold after its last byte; a body that breaks off by an error is not charged, unless its payer disconnected
 * after a part of it.
 */
function streamed<Request>(work: WebWork<Request>, response: Response, watched: WatchedCharge): Response {
  if (response.body === null) {
    void finish(work, true);
    return withHeaders(response, work.gate.headers);
  }
  const reader = response.body.getReader();
  // A payer who disconnects pays what the handler has charged, also where the handler learns of it later.
  const cut = async () => {
    await watched.charged();
    watched.end();
    await finish(work, true);
  };
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch(async (error: unknown) => {
        await (isBegun && isGone(work) ? cut() : finish(work, false));
        throw error;
      });
      isBegun = true;
      if (!done) return controller.enqueue(value);
      controller.close();
      void finish(work, true);
    },
    async cancel(reason) {
      void reader.cancel(reason).catch(() => undefined);
      await cut();
    },
  });
  const { status, statusText, headers } = response;
  return withHeaders(new Response(body, { status, statusText, headers }), work.gate.headers);
}

/** The answer where the handler threw: nothing was charged, as `PAYMENT-RESPONSE` tells. */
export async function failedWork<Request>({ gate }: WebWork<Request>): Promise<Response> {
  const { headers } = await gate.finish({ isServed: false });
  const body = { error: NOT_CHARGED, code: "shop_failed", details: {} };
  return Response.json(body, { status: 500, headers: { ...headers, "Cache-Control": "no-store" } });
}

const NOT_CHARGED = "The shop failed, and charged nothing. Sign a new payment to try again.";
