import type { Clock } from "@lunas/domain/shared/clock";
import type { WebhookStore } from "@lunas/domain/webhook/ports";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

export interface PruneDeps {
  readonly store: Pick<WebhookStore, "prune">;
  readonly clock: Clock;
}

const keptMs = 90 * 86_400_000;
const everyMs = 60_000;
/** Each batch takes milliseconds, so that no request waits for a row. */
const batch = 250;

/** Deletes events and their deliveries after 90 days, where no table of their month is dropped: those from before there were such tables. */
export function prune({ store, clock }: PruneDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "prune",
    everyMs,
    async step() {
      const events = await store.prune(clock.now() - keptMs, batch);
      if (events > 0) observe.pruned(events);
      return events === batch;
    },
    onFault: (error) => observe.fault("prune", error),
  });
}
