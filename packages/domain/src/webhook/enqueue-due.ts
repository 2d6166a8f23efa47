import type { FairDeliveryQueue } from "./fair-delivery-queue";
import type { WebhookStore } from "./ports";

export interface EnqueueDueDeps {
  readonly store: Pick<WebhookStore, "due">;
  readonly queue: FairDeliveryQueue;
}

/** The rings of the sweep share one number, which no attempt has: one such job per delivery at a time, beside a lost one or not. */
const sweptAttempt = 0;

/**
 * Rings again for deliveries that are due and claimed by nobody: what the queue lost. A delivery whose own job is merely late is rung
 * for twice; whoever comes second finds it claimed. Answers how many there were.
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
