import type { FairScheduler } from "@lunas/domain/shared/fair-scheduler";
import type { DeliveryId } from "@lunas/domain/shared/id";
import { type DeliverDeps, deliver } from "@lunas/domain/webhook/deliver";
import { createDeliveryWorker } from "@lunas/queue/consume-deliveries";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";

/** Makes the attempt of a delivery. Never throws. */
export function attemptDelivery(deps: DeliverDeps, observe: DispatcherObserver): (id: string) => Promise<void> {
  return async (id) => {
    const startMs = observe.begun();
    try {
      // The queue passes on only jobs of our own producer, with ids of the right form.
      const delivered = await deliver(deps, id as DeliveryId);
      if (delivered !== null) observe.attempted(delivered, startMs);
    } catch (error) {
      observe.fault("deliver", error);
    }
  };
}

/** Takes deliveries from the queue. */
export function consumeDeliveries(
  redisUrl: string,
  scheduler: Pick<FairScheduler, "offer">,
  observe: DispatcherObserver,
): Part {
  const worker = createDeliveryWorker({
    redisUrl,
    handle: ({ deliveryId, merchantId = deliveryId }) => scheduler.offer(deliveryId, merchantId),
    observe: observe.queue,
  });
  return { name: "deliveries", start: async () => worker.run(), stop: () => worker.close() };
}
