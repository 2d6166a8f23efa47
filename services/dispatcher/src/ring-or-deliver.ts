import type { Clock } from "@lunas/domain/shared/clock";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { FairDeliveryQueue } from "@lunas/domain/webhook/ring-fairly";
import { createWorkerShares } from "@lunas/queue/share-workers";

export interface RingOrDeliverDeps {
  readonly queue: FairDeliveryQueue;
  /** Attempts a delivery in this process. Must not throw. */
  readonly deliverNow: (id: string) => Promise<void>;
  readonly clock: Clock;
  readonly maxAtOnce: number;
  readonly maxAtOncePerMerchant: number;
}

/**
 * A queue that can do without Redis: what is due now and cannot be rung for is attempted here, as much as there are places. The rest
 * comes again with the sweep. The claim in Postgres keeps dispatchers apart either way. Throws `Unavailable` as the queue does.
 */
export function ringOrDeliver(deps: RingOrDeliverDeps): FairDeliveryQueue {
  const { queue, deliverNow, clock, maxAtOnce } = deps;
  const shares = createWorkerShares(deps.maxAtOncePerMerchant);
  const running = new Set<string>();

  const attempt = async (id: string, merchantId: string) => {
    running.add(id);
    try {
      await deliverNow(id);
    } finally {
      running.delete(id);
      shares.give(merchantId, id);
    }
  };
  return {
    async ring(deliveries) {
      try {
        await queue.ring(deliveries);
      } catch (cause) {
        const due = deliveries.filter(({ atMs }) => atMs <= clock.now());
        for (const { id, merchantId } of due) {
          const hasPlace = running.size < maxAtOnce && !running.has(id) && shares.take(merchantId, id) === null;
          if (hasPlace) void attempt(id, merchantId);
        }
        throw new Unavailable("queue", "the deliveries could not be rung for", { cause });
      }
    },
  };
}
