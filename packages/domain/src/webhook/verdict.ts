import type { AttemptResult } from "./delivery";
import type { DeliveryVerdict, DueDelivery } from "./ports";
import { retryDelayMs } from "./retry-schedule";

/** An endpoint that answers nothing but failures for so long gets no more. */
const waitLimitMs = 5 * 24 * 60 * 60 * 1_000;

/** "Gone" in HTTP: the merchant wants no more. */
const gone = 410;

/**
 * What follows from an attempt. A redirect is a failure: whoever answers it need not be who the merchant meant.
 * @param nowMs after the attempt
 */
export function judgeAttempt(
  attempt: AttemptResult,
  due: Pick<DueDelivery, "delivery" | "failingSinceMs" | "event">,
  { nowMs, random }: { readonly nowMs: number; readonly random: () => number },
): DeliveryVerdict {
  const { statusCode, retryAfterMs } = attempt;
  if (statusCode !== null && statusCode >= 200 && statusCode < 300) return { kind: "delivered" };
  if (statusCode === gone) return { kind: "disable_endpoint" };
  if (due.failingSinceMs !== null && nowMs - due.failingSinceMs >= waitLimitMs) return { kind: "disable_endpoint" };
  // Whoever asked for a test reads what came of it; a second one would surprise.
  if (due.event.type === "webhook.test") return { kind: "exhausted" };
  const { attempts, scheduleFrom } = due.delivery;
  const delayMs = retryDelayMs(attempts - scheduleFrom + 1, retryAfterMs, random);
  return delayMs === null ? { kind: "exhausted" } : { kind: "retry", atMs: nowMs + delayMs };
}
