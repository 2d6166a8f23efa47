import type { Clock } from "@lunas/domain/shared/clock";
import type { FairScheduler } from "@lunas/domain/shared/fair-scheduler";
import type { FairDeliveryQueue } from "@lunas/domain/webhook/fair-delivery-queue";

export interface ClaimOrNotifyDeps {
  readonly scheduler: Pick<FairScheduler, "offer">;
  readonly queue: FairDeliveryQueue;
  readonly clock: Clock;
}

/**
 * The process that finds a due delivery sends it itself, without Redis; later ones go to the queue. The claim in
 * Postgres keeps dispatchers apart. Throws the queue's errors, and never for a due delivery.
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
