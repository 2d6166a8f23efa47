import type { Clock } from "../shared/clock";
import type { Timer } from "../shared/timer";
import type { Waiting } from "./facilitated";
import type { FinalityReader } from "./finality";
import type { PaymentStore, SettlementQueue, WaiterLease } from "./ports";
import type { RowWatch } from "./row-watch";

/** The dependencies of waiting for an outcome. */
export interface AwaitDeps {
  readonly payments: PaymentStore;
  readonly queue: SettlementQueue;
  readonly rows: RowWatch;
  readonly preconfirmations: Pick<FinalityReader, "isPreconfirmed">;
  readonly clock: Clock;
  readonly timer: Timer;
}

export interface Wait {
  readonly lease: WaiterLease;
  readonly waitLimit: Waiting;
  readonly sinceMs: number;
  readonly untilMs: number;
}
