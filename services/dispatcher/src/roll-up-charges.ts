import type { ChargeDays } from "@lunas/database/channel/charge-days";
import type { Part } from "@lunas/runtime/parts";
import type { DispatcherObserver } from "./observe";
import { repeat } from "./repeat";

/** Sums by day are read with what came since: nothing waits for them. */
const everyMs = 10_000;

/** Adds new charges to the sums of their days: no charge updates a sum that others share. */
export function rollUpCharges(days: ChargeDays, observe: DispatcherObserver): Part {
  return repeat({
    name: "roll-up-charges",
    everyMs,
    step: days.rollUp,
    onFault: (error) => observe.fault("charges", error),
  });
}
