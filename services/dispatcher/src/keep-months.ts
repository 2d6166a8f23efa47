import type { Months } from "@lunas/database/months";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

export interface KeepMonthsDeps {
  readonly months: Months;
  readonly clock: Clock;
  /** Of settlements' attempts; 0: for ever. */
  readonly historyMonths: number;
}

const everyMs = 10 * 60_000;
/** A month is ready long before its first row, however long no dispatcher runs. */
const ahead = 2;
const keptMs = 90 * 86_400_000;

/** Makes the tables of the next months. Drops events and deliveries of months that ended 90 days ago, and attempts past `HISTORY_MONTHS`. */
export function keepMonths({ months, clock, historyMonths }: KeepMonthsDeps, observe: DispatcherObserver): Part {
  return repeat({
    name: "months",
    everyMs,
    async step() {
      const made = await months.make(ahead);
      if (made.length > 0) observe.monthsChanged("made", made);
      const webhooks = await months.dropWebhooks(clock.now() - keptMs);
      const attempts = historyMonths === 0 ? [] : await months.dropAttempts(historyMonths);
      const dropped = [...webhooks, ...attempts];
      if (dropped.length > 0) observe.monthsChanged("dropped", dropped);
      return false;
    },
    onFault: (error) => observe.fault("months", error),
  });
}
