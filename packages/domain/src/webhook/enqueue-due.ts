import type { FairDeliveryQueue } from "./fair-delivery-queue";
import type { WebhookStore } from "./ports";

export interface EnqueueDueDeps {
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
export async function enqueueDue({ store, queue }: EnqueueDueDeps, limit: number): Promise<number> {
  const due = await store.due(limit);
  if (due.length > 0) {
    await queue.enqueue(
      due.map(({ id, merchantId, dueAtMs }) => ({ id, merchantId, attempt: sweptAttempt, atMs: dueAtMs })),
    );
  }
  return due.length;
}
