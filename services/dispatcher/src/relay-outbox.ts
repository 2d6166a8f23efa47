import { type FanOutDeps, fanOut } from "@lunas/domain/webhook/fan-out";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** Small against the second within which a merchant is to hear of a payment; one cheap query each. */
const everyMs = 200;
const batch = 100;

/** Turns new events into deliveries and rings for them at once. */
export function relayOutbox(deps: FanOutDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "relay-outbox",
    everyMs,
    async step() {
      const count = await fanOut(deps, batch);
      if (count > 0) observe.fannedOut(count);
      // Events of merchants without an endpoint make no delivery: any at all may mean more.
      return count > 0;
    },
    onFault: (error) => observe.fault("relay", error),
  });
}
