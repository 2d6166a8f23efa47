import { type FanOutDeps, fanOut } from "@lunas/domain/webhook/fan-out";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** Short compared to the second within which a merchant should get an event; one cheap query each. */
const everyMs = 200;
/** After ten seconds without an event: still within that second, at half the cost of an idle process. */
const rest = { afterSteps: 50, everyMs: 500 };
/**
 * Under load events come all the time. A step for each few of them would write the disk for each few, and so would their
 * deliveries. With the limit of a step this is five thousand events a second.
 */
const moreEveryMs = 100;
const batch = 500;

/** Turns new events into deliveries and enqueues them at once. */
export function relayOutbox(deps: FanOutDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "relay-outbox",
    everyMs,
    moreEveryMs,
    rest,
    async step() {
      const count = await fanOut(deps, batch);
      if (count > 0) observe.fannedOut(count);
      // Events of merchants without an endpoint create no delivery, so any count above 0 means that there may be more.
      return count > 0;
    },
    onFault: (error) => observe.fault("relay", error),
  });
}
