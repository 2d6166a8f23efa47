import type { Clock } from "@lunas/domain/shared/clock";
import type { FairDeliveryQueue } from "@lunas/domain/webhook/fair-delivery-queue";
import type { FairScheduler } from "./fair-scheduler";

export interface ClaimOrNotifyDeps {
  readonly scheduler: Pick<FairScheduler, "offer">;
  readonly queue: FairDeliveryQueue;
  readonly clock: Clock;
}

/**
 * What is due is taken by the process that finds it, without a way through Redis; the queue is rung for what is due later. The claim
 * in Postgres keeps dispatchers apart. Throws as the queue does, and never for what is due.
 */
export function claimOrNotify({ scheduler, queue, clock }: ClaimOrNotifyDeps): FairDeliveryQueue {
  return {
    async enqueue(deliveries) {
      const later: (typeof deliveries)[number][] = [];
      for (const delivery of deliveries) {
        if (delivery.atMs > clock.now()) later.push(delivery);
        else scheduler.offer(delivery.id, delivery.merchantId);
      }
      if (later.length > 0) await queue.enqueue(later);
    },
  };
}
