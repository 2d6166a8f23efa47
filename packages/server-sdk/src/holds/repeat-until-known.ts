import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isPassing, settleWithRetries, type WaitLimit } from "../payments/settle-with-retries";

const LEAST_MS = 250;
const MOST_MS = 5_000;

/**
 * Sends the same request until it has an outcome, also where the service is away or has no room: the work for it is done
 * already, and a repeat is harmless. After `maxWaitMs` milliseconds throws the last error.
 */
export async function repeatUntilKnown<Answer>(once: () => Promise<Answer>, waitLimit: WaitLimit): Promise<Answer> {
  const { now, sleep, maxWaitMs } = waitLimit;
  const untilMs = now() + maxWaitMs;
  for (let leastMs = LEAST_MS; ; leastMs = Math.min(leastMs * 2, MOST_MS)) {
    try {
      return await settleWithRetries(once, { ...waitLimit, maxWaitMs: untilMs - now() });
    } catch (error) {
      if (!(error instanceof LunasError) || !isPassing(error)) throw error;
      const waitMs = Math.max(leastMs, Math.min(MOST_MS, (error.retryAfterSeconds ?? 0) * 1_000));
      if (now() + waitMs >= untilMs) throw error;
      await sleep(waitMs);
    }
  }
}
