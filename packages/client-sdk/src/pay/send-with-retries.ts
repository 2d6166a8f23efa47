import { finalCodes } from "@lunas/protocol/wire/final-codes";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { failureOf } from "./failed-answer";
import { readJson } from "./read-json";
import { sleep } from "./sleep";

/** How often and how long the same payment is sent again. */
export interface WaitLimit {
  readonly maxWaitMs: number;
  /** The signal may end it early. */
  readonly sleep: (ms: number, signal?: AbortSignal | null) => Promise<unknown>;
  readonly now: () => number;
}

export const waitLimit: WaitLimit = {
  maxWaitMs: 120_000,
  sleep,
  now: () => Date.now(),
};

/**
 * Sends the same signed payment until the answer is final: a new signature could pay twice. Returns the successful
 * response; throws `LunasError`. The caller's abort signal ends it. `leftMs`: of the whole wait, for what `send` reads of an answer.
 */
export async function sendWithRetries(
  send: (leftMs: number) => Promise<Response>,
  { maxWaitMs, sleep: rest, now }: WaitLimit,
  signal?: AbortSignal | null,
): Promise<Response> {
  const untilMs = now() + maxWaitMs;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, MOST_WAIT_MS)) {
    const leftMs = () => Math.max(untilMs - now(), LEAST_READ_MS);
    const answer = await send(leftMs()).catch((cause: unknown) =>
      cause instanceof LunasError ? cause : lost(cause, signal),
    );
    const failure = answer instanceof LunasError ? answer : answer.ok ? null : await failureOf(answer, leftMs());
    if (failure === null) return answer as Response;
    const nextMs = Math.max(waitMs, (failure.retryAfterSeconds ?? 0) * 1_000);
    if (!isOpen(failure) || now() + nextMs >= untilMs) throw failure;
    await rest(nextMs, signal);
  }
}

/**
 * The same for an answer whose JSON says what became of the payment. It is read before the answer counts: a body that is cut off is a lost
 * connection, and the payment is sent again.
 */
export async function answerWithRetries<T>(
  send: (leftMs: number) => Promise<Response>,
  limit: WaitLimit,
  signal?: AbortSignal | null,
): Promise<T> {
  let answer: unknown;
  const reading = async (leftMs: number) => {
    const response = await send(leftMs);
    if (response.ok) answer = await readJson(response, leftMs);
    return response;
  };
  await sendWithRetries(reading, limit, signal);
  return answer as T;
}

/** An answer that comes last is read too: its code says what became of the payment. */
const LEAST_READ_MS = 5_000;
const FIRST_WAIT_MS = 500;
const MOST_WAIT_MS = 5_000;

function lost(cause: unknown, signal: AbortSignal | null | undefined): LunasError {
  if (signal?.aborted) throw cause;
  return new LunasError("The connection ended before the answer. It is not known whether the payment succeeded.", {
    code: "connection_lost",
    cause,
  });
}

/** After a 500 (or a 429, or no answer) the payment may still succeed. A 402 says that it did not. */
export function isOpen({ code, status, details }: LunasError): boolean {
  if (code === "connection_lost") return true;
  // `held`: the shop works for it. It may be the same request, whose connection was lost.
  if (code === "nonce_already_used") return details.status === "pending" || details.status === "held";
  if (finalCodes.includes(code)) return false;
  return status >= 500 || status === 429;
}
