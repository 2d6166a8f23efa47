import type { Merchant } from "../merchant/merchant";
import type { EventId } from "../shared/id";
import type { Refusal } from "../shared/refusal";
import type { Signal } from "../shared/signal";
import type { Timer } from "../shared/timer";
import type { DeliveryLog, LoggedAttempt } from "./delivery-log";
import { refusalOfEndpoint } from "./redeliver";

export interface TestEndpointDeps {
  readonly log: Pick<DeliveryLog, "appendTest" | "firstAttemptFor">;
  readonly timer: Timer;
}

export interface EndpointTest {
  readonly eventId: EventId;
  /** Null when no attempt was made in time: no dispatcher runs, or too many deliveries are queued. */
  readonly attempt: LoggedAttempt | null;
}

/** An attempt may take fifteen seconds, and reading its body two more. */
const waitLimitMs = 20_000;
const pollEveryMs = 150;

/** Sends `webhook.test` through the ordinary delivery path, and returns the endpoint's answer. It is tried once. */
export async function testEndpoint(
  { log, timer }: TestEndpointDeps,
  merchant: Merchant,
  stopping: Signal,
): Promise<EndpointTest | Refusal> {
  const refusal = refusalOfEndpoint(merchant);
  if (refusal !== null) return refusal;
  const eventId = await log.appendTest(merchant.id, "sandbox");
  for (let waitedMs = 0; waitedMs < waitLimitMs && !stopping.aborted; waitedMs += pollEveryMs) {
    const attempt = await log.firstAttemptFor(merchant.id, eventId);
    if (attempt !== null) return { eventId, attempt };
    await timer.sleep(pollEveryMs, stopping);
  }
  return { eventId, attempt: null };
}
