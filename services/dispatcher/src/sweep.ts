import { type EnqueueDueDeps, enqueueDue } from "@lunas/domain/webhook/enqueue-due";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** One index look-up; also the longest wait of a requested redelivery. */
const everyMs = 1_000;
const batch = 500;

/**
 * Finds deliveries that are due and not leased: Redis lost them, a dispatcher died with them, or a merchant requested
 * them again.
 */
export function sweep(deps: EnqueueDueDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "sweep",
    everyMs,
    async step() {
      const count = await enqueueDue(deps, batch);
      if (count > 0) observe.swept(count);
      // The deliveries just found are still due: another query at once would only find them again.
      return false;
    },
    onFault: (error) => observe.fault("sweep", error),
  });
}
