import type { Clock } from "../shared/clock";
import type { FairDeliveryQueue } from "./fair-delivery-queue";
import type { WebhookStore } from "./ports";

export interface FanOutDeps {
  readonly store: Pick<WebhookStore, "fanOut">;
  readonly queue: FairDeliveryQueue;
  readonly clock: Clock;
}

/**
 * One step of the relay: creates the deliveries of up to `limit` new events and enqueues them at once. Returns the
 * number of deliveries. Throws errors of the store, and `Unavailable("queue")`: then the deliveries are written, and
 * the sweep enqueues them.
 */
export async function fanOut({ store, queue, clock }: FanOutDeps, limit: number): Promise<number> {
  const deliveries = await store.fanOut(limit);
  const atMs = clock.now();
  if (deliveries.length > 0) {
    await queue.enqueue(deliveries.map(({ id, merchantId }) => ({ id, merchantId, attempt: 1, atMs })));
  }
  return deliveries.length;
}
