import { chains } from "@lunas/catalog/chains";
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
  /** The event's body on the wire; the same bytes at every attempt. */
  readonly encode: (eventMessage: EventMessage) => string;
  /** The headers that prove a body to the merchant, with one signature for each live secret. */
  readonly sign: (message: SignedMessage) => Readonly<Record<string, string>>;
  /** Longer than the longest attempt: after it, the attempt of a dead process is repeated. */
  readonly leaseMs: number;
}

export interface SignedMessage {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
  readonly secrets: readonly string[];
}

/** The result of an attempt; null if there was nothing to do: not due, ended, or claimed by another process. */
export interface Delivered {
  readonly due: DueDelivery;
  readonly attempt: AttemptResult;
  readonly verdict: DeliveryVerdict;
}

/**
 * One attempt at one delivery: claim, post, judge, record, and enqueue the next attempt. The merchant may get an event
 * twice (if a process dies between post and record), always under the same `webhook-id`. Throws `Unavailable`, also if
 * only the enqueuing failed: then all is recorded, and the sweep enqueues it.
 */
export async function deliver(deps: DeliverDeps, id: DeliveryId): Promise<Delivered | null> {
  const { store, queue, clock, random } = deps;
  const due = await store.claim(id, deps.leaseMs);
  if (due === null) return null;
  const attempt = isUnheard(due) ? unheard(clock.now()) : await post(deps, due);
  const verdict = judgeAttempt(attempt, due, { nowMs: clock.now(), random });
  await store.record(id, { url: due.delivery.url, failingSinceMs: due.failingSinceMs, ...attempt }, verdict);
  if (verdict.kind === "retry") {
    const { merchantId, attempts } = due.delivery;
    await queue.enqueue([{ id, merchantId, attempt: attempts + 2, atMs: verdict.atMs }]);
  }
  return { due, attempt, verdict };
}

/** Whether this is one of the first webhooks of a payment whose amount selects their failure. */
function isUnheard({ payment, delivery }: DueDelivery): boolean {
  if (payment === null) return false;
  const chain = chains.find(({ chainId }) => chainId === payment.chainId);
  const scenario = chain === undefined ? undefined : scenarioOf(chain, payment.authorization.amount);
  return scenario?.does === "unheard" && delivery.attempts < scenario.attempts;
}

/** The attempt that the merchant's list shows for a webhook that was never posted. */
function unheard(startedAtMs: number): AttemptResult {
  const error = "sandbox scenario: this attempt fails on demand";
  return { startedAtMs, durationMs: 0, statusCode: null, responseExcerpt: null, error, retryAfterMs: null };
}

function post(deps: DeliverDeps, due: DueDelivery): Promise<AttemptResult> {
  const { event, secrets, delivery } = due;
  const body = deps.encode(due);
  const timestampSeconds = Math.floor(deps.clock.now() / 1_000);
  const headers = deps.sign({ id: event.id, timestampSeconds, body, secrets });
  return deps.poster.post({ url: delivery.url, headers, body });
}
