import { type FanOutDeps, fanOut } from "@lunas/domain/webhook/fan-out";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** Short compared to the second within which a merchant should get an event; one cheap query each. */
const everyMs = 200;
/** After ten seconds without an event: still within that second, at half the cost of an idle process. */
const rest = { afterSteps: 50, everyMs: 500 };
const batch = 500;
/** A backlog takes more than one batch in a step: twenty-five thousand events a second at most. */
const batchesInStep = 10;

/**
 * Turns new events into deliveries and enqueues them at once. Under load events come all the time, and a step for each
 * few of them would write the disk for each few, and so would their deliveries: so it pauses also after a step with events.
 */
export function relayOutbox(deps: FanOutDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "relay-outbox",
    everyMs,
    moreEveryMs: everyMs,
    rest,
    async step() {
      let count = 0;
      for (let taken = 1; taken <= batchesInStep; taken += 1) {
        const made = await fanOut(deps, batch);
        if (made > 0) observe.fannedOut(made);
        count += made;
        // Events of merchants without an endpoint create no delivery, so half a batch may be a whole one.
        if (made < batch / 2) break;
      }
      return count > 0;
    },
    onFault: (error) => observe.fault("relay", error),
  });
}
