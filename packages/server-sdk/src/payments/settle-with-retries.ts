import { LunasError } from "@lunas/protocol/wire/lunas-error";

export interface WaitLimit {
  readonly maxWaitMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Sends the same request until the outcome is known. Throws a final error at once; after `maxWaitMs` milliseconds
 * throws `settlement_pending` with the known facts of the payment. A refused connection is final if no earlier request
 * can have stored the payment: the payer's header stays valid.
 */
export async function settleWithRetries<Settled>(ask: () => Promise<Settled>, waitLimit: WaitLimit): Promise<Settled> {
  const untilMs = waitLimit.now() + waitLimit.maxWaitMs;
  let open: LunasError | undefined;
  for (;;) {
    const answer = await ask().catch(knownFailure);
    if (!(answer instanceof LunasError)) return answer;
    if (leavesOpen(answer)) open = clearer(open, answer);
    else if (open === undefined || !isPassing(answer)) throw answer;
    const waitMs = waitOf(answer);
    if (waitLimit.now() + waitMs >= untilMs) throw stillOpen(open, answer);
    await waitLimit.sleep(waitMs);
  }
}

function knownFailure(error: unknown): LunasError {
  if (error instanceof LunasError) return error;
  throw error;
}

/** The payment may be stored: from now on only an outcome ends the loop. */
function leavesOpen({ code, status }: LunasError): boolean {
  if (code === "settlement_pending" || code === "connection_lost" || code === "internal_error") return true;
  return code === "unexpected_answer" && status >= 500;
}

/** The error is temporary and says nothing about the payment. */
export function isPassing({ code, details }: LunasError): boolean {
  // Preconfirmed: its one success was told already.
  if (code === "nonce_already_used") return details.status === "pending" && details.finality !== "preconfirmed";
  return ["unreachable", "rate_limited", "service_unavailable", "chain_unavailable", "channel_busy"].includes(code);
}

function clearer(before: LunasError | undefined, now: LunasError): LunasError {
  return now.details.paymentId === undefined && before !== undefined ? before : now;
}

const LEAST_MS = 250;
const MOST_MS = 5_000;

function waitOf({ retryAfterSeconds, code }: LunasError): number {
  // The service has already waited before this answer, so the next request follows at once.
  if (code === "settlement_pending") return LEAST_MS;
  return Math.min(MOST_MS, Math.max(LEAST_MS, (retryAfterSeconds ?? 1) * 1_000));
}

function stillOpen(open: LunasError, last: LunasError): LunasError {
  return new LunasError("The payment was sent and its outcome is still open. Do not sign a new one.", {
    code: "settlement_pending",
    status: 504,
    details: open.details,
    requestId: last.requestId,
    docUrl: last.docUrl,
    retryAfterSeconds: open.retryAfterSeconds ?? 5,
  });
}
