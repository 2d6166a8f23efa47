import { type EnqueueDueDeps, enqueueDue } from "@lunas/domain/webhook/enqueue-due";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** One look at an index; also how long a redelivery that was asked for waits at most. */
const everyMs = 1_000;
const batch = 500;

/** Finds deliveries that are due and nobody's: what Redis lost, a dispatcher died over, or a merchant wants sent again. */
export function sweep(deps: EnqueueDueDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "sweep",
    everyMs,
    async step() {
      const count = await enqueueDue(deps, batch);
      if (count > 0) observe.swept(count);
      // The ones just found are still due: asking again at once would only find them again.
      return false;
    },
    onFault: (error) => observe.fault("sweep", error),
  });
}
