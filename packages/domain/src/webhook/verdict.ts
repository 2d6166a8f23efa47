import type { AttemptResult } from "./delivery";
import type { DeliveryVerdict, DueDelivery } from "./ports";
import { retryDelayMs } from "./retry-schedule";

/** An endpoint that only fails for this time gets disabled. */
const waitLimitMs = 5 * 24 * 60 * 60 * 1_000;
/**
 * A delivery disables its endpoint at this attempt at the earliest, about five minutes after its first one. A shop with few
 * payments may have had its last failure weeks ago and nothing to deliver since: a short outage would take its retries away.
 */
const earliestAttempt = 4;

/** HTTP "Gone": the merchant wants no more webhooks. */
const gone = 410;

/**
 * The consequence of an attempt. A redirect is a failure: its target may not be the merchant's.
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
  // A test is tried once: its caller reads the result and does not expect a second one.
  if (due.event.type === "webhook.test") return { kind: "exhausted" };
  const { attempts, scheduleFrom } = due.delivery;
  // A schedule that starts after this attempt was requested while an earlier one ran whose process died.
  const made = Math.max(attempts - scheduleFrom, 0) + 1;
  const failsForMs = due.failingSinceMs === null ? 0 : nowMs - due.failingSinceMs;
  if (made >= earliestAttempt && failsForMs >= waitLimitMs) return { kind: "disable_endpoint" };
  const delayMs = retryDelayMs(made, retryAfterMs, random);
  return delayMs === null ? { kind: "exhausted" } : { kind: "retry", atMs: nowMs + delayMs };
}
