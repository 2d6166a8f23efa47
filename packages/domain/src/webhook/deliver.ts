import { chainOf } from "@lunas/catalog/chains";
import { scenarioOf } from "@lunas/catalog/sandbox-scenario";
import type { Clock } from "../shared/clock";
import type { DeliveryId } from "../shared/id";
import type { AttemptResult } from "./delivery";
import type { FairDeliveryQueue } from "./fair-delivery-queue";
import type { DeliveryVerdict, DueDelivery, EndpointPoster, EventMessage, WebhookStore } from "./ports";
import { judgeAttempt } from "./verdict";

export interface DeliverDeps {
  readonly store: Pick<WebhookStore, "claim" | "record">;
  readonly queue: FairDeliveryQueue;
  readonly poster: EndpointPoster;
  readonly clock: Clock;
  readonly random: () => number;
  /** The event's body as it goes over the wire; the same bytes at every attempt. */
  readonly encode: (eventMessage: EventMessage) => string;
  /** The headers that prove a body to the merchant, one signature for each live secret. */
  readonly sign: (message: SignedMessage) => Readonly<Record<string, string>>;
  /** Longer than an attempt can take: an attempt whose process died is made again after it. */
  readonly leaseMs: number;
}

export interface SignedMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
  readonly secrets: readonly string[];
}

/** What came of it; null when there was nothing to do: not due, ended, or in someone else's hands. */
export interface Delivered {
  readonly due: DueDelivery;
  readonly attempt: AttemptResult;
  readonly verdict: DeliveryVerdict;
}

/**
 * One attempt at one delivery: claim, post, judge, record, and ring for the next. The merchant may get an event twice (a process that
 * dies between post and record), always under the same `webhook-id`. Throws `Unavailable`, also when only the ring for the retry
 * failed: all is recorded then, and the sweep rings.
 */
export async function deliver(deps: DeliverDeps, id: DeliveryId): Promise<Delivered | null> {
  const { store, queue, clock, random } = deps;
  const due = await store.claim(id, deps.leaseMs);
  if (due === null) return null;
  const attempt = isUnheard(due) ? unheard(clock.now()) : await post(deps, due);
  const verdict = judgeAttempt(attempt, due, { nowMs: clock.now(), random });
  await store.record(id, { ...attempt, url: due.delivery.url }, verdict);
  if (verdict.kind === "retry") {
    const { merchantId, attempts } = due.delivery;
    await queue.enqueue([{ id, merchantId, attempt: attempts + 2, atMs: verdict.atMs }]);
  }
  return { due, attempt, verdict };
}

/** Whether this is one of the first webhooks of a payment whose amount asks for them to fail. */
function isUnheard({ payment, delivery }: DueDelivery): boolean {
  if (payment === null) return false;
  const scenario = scenarioOf(chainOf(payment.environment), payment.authorization.amount);
  return scenario?.does === "unheard" && delivery.attempts < scenario.attempts;
}

/** What the merchant's list of attempts says of one that was never posted. */
function unheard(startedAtMs: number): AttemptResult {
  const error = "failed on demand: the payment's amount asks for it";
  return { startedAtMs, durationMs: 0, statusCode: null, responseExcerpt: null, error, retryAfterMs: null };
}

function post(deps: DeliverDeps, due: DueDelivery): Promise<AttemptResult> {
  const { event, secrets, delivery } = due;
  const body = deps.encode(due);
  const timestampSeconds = Math.floor(deps.clock.now() / 1_000);
  const headers = deps.sign({ id: event.id, timestampSeconds, body, secrets });
  return deps.poster.post({ url: delivery.url, headers, body });
}
