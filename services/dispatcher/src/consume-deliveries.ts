import type { DeliveryId } from "@lunas/domain/shared/id";
import { type DeliverDeps, deliver } from "@lunas/domain/webhook/deliver";
import { createDeliveryWorker, type DeliveryWorkerOptions } from "@lunas/queue/consume-deliveries";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";

type WorkerOptions = Pick<DeliveryWorkerOptions, "redisUrl" | "concurrency" | "concurrencyPerMerchant">;

/** Makes the attempt of a delivery; the queue's worker and the one without a queue share it. Never throws. */
export function attemptDelivery(deps: DeliverDeps, observe: DispatcherObserver): (id: string) => Promise<void> {
  return async (id) => {
    try {
      // The queue hands on what our own producer put in, and only ids of the right form.
      const delivered = await deliver(deps, id as DeliveryId);
      if (delivered !== null) observe.attempted(delivered);
    } catch (error) {
      observe.fault("deliver", error);
    }
  };
}

/** Attempts deliveries as the queue rings for them. */
export function consumeDeliveries(
  options: WorkerOptions,
  handle: (id: string) => Promise<void>,
  observe: DispatcherObserver,
): Part {
  const worker = createDeliveryWorker({ ...options, handle, observe: observe.queue });
  return { name: "deliveries", start: async () => worker.run(), stop: () => worker.close() };
}
