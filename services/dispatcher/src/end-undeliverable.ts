import type { WebhookStore } from "@lunas/domain/webhook/ports";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** How long a merchant sees deliveries as pending after its endpoint was disabled or removed, where there are only some. */
const everyMs = 5_000;
/** Small, so that each statement takes milliseconds and holds up no record of an attempt. */
const batch = 500;

/**
 * Ends the pending deliveries of merchants without an enabled endpoint. The claim of each would end it too, but a retry may be due a day
 * later.
 */
export function endUndeliverable(store: Pick<WebhookStore, "endUndeliverable">, observe: DispatcherObserver): Part {
  return repeat({
    name: "undeliverable",
    everyMs,
    async step() {
      const ended = await store.endUndeliverable(batch);
      if (ended > 0) observe.undeliverable(ended);
      return ended >= batch;
    },
    onFault: (error) => observe.fault("undeliverable", error),
  });
}
