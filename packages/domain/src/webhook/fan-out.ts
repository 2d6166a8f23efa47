import type { Clock } from "../shared/clock";
import type { FairDeliveryQueue } from "./fair-delivery-queue";
import type { WebhookStore } from "./ports";

export interface FanOutDeps {
  readonly store: Pick<WebhookStore, "fanOut">;
  readonly queue: FairDeliveryQueue;
  readonly clock: Clock;
}

/**
 * One step of the relay: makes the deliveries of up to `limit` new events and rings for them at once. Answers how many deliveries
 * there were. Throws what the store throws, and `Unavailable("queue")`: the deliveries are written by then, the sweep rings again.
 */
export async function fanOut({ store, queue, clock }: FanOutDeps, limit: number): Promise<number> {
  const deliveries = await store.fanOut(limit);
  const atMs = clock.now();
  if (deliveries.length > 0) {
    await queue.enqueue(deliveries.map(({ id, merchantId }) => ({ id, merchantId, attempt: 1, atMs })));
  }
  return deliveries.length;
}
