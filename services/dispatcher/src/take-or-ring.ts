import type { Clock } from "@lunas/domain/shared/clock";
import type { FairDeliveryQueue } from "@lunas/domain/webhook/ring-fairly";
import type { Turns } from "./turns";

export interface TakeOrRingDeps {
  readonly turns: Pick<Turns, "offer">;
  readonly queue: FairDeliveryQueue;
  readonly clock: Clock;
}

/**
 * The process that finds a due delivery sends it itself, without Redis; later ones go to the queue. The claim in
 * Postgres keeps dispatchers apart. Throws the queue's errors, and never for a due delivery.
 */
export function takeOrRing({ turns, queue, clock }: TakeOrRingDeps): FairDeliveryQueue {
  return {
    async ring(deliveries) {
      const later: (typeof deliveries)[number][] = [];
      for (const delivery of deliveries) {
        if (delivery.atMs > clock.now()) later.push(delivery);
        else turns.offer(delivery.id, delivery.merchantId);
      }
      if (later.length > 0) await queue.ring(later);
    },
  };
}
