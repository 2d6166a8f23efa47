import { type RingDueDeps, ringDue } from "@lunas/domain/webhook/ring-due";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

const everyMs = 3_000;
const batch = 500;

/** Rings again for deliveries that are due and nobody's: what Redis lost, or a dispatcher died over. */
export function sweep(deps: RingDueDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "sweep",
    everyMs,
    async step() {
      const count = await ringDue(deps, batch);
      if (count > 0) observe.swept(count);
      // The ones just rung for are still due: asking again at once would only find them again.
      return false;
    },
    onFault: (error) => observe.fault("sweep", error),
  });
}
