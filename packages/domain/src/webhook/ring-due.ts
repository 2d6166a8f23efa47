import type { WebhookStore } from "./ports";
import type { FairDeliveryQueue } from "./ring-fairly";

export interface RingDueDeps {
  readonly store: Pick<WebhookStore, "due">;
  readonly queue: FairDeliveryQueue;
}

/**
 * The sweep's jobs share one number, which no attempt has: at most one such job per delivery at a time, beside the
 * delivery's own job.
 */
const sweptAttempt = 0;

/**
 * Enqueues again due deliveries without a claim: the queue lost them. If a delivery's own job is merely late, there are
 * two jobs, and the second finds the delivery claimed. Returns how many there were.
 */
export async function ringDue({ store, queue }: RingDueDeps, limit: number): Promise<number> {
  const due = await store.due(limit);
  if (due.length > 0) {
    await queue.ring(
      due.map(({ id, merchantId, dueAtMs }) => ({ id, merchantId, attempt: sweptAttempt, atMs: dueAtMs })),
    );
  }
  return due.length;
}
