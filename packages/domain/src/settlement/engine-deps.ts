import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { LaneStore } from "./lanes/lane-store";
import type { SettlementObserver } from "./observer";
import type { ChainSender, ChainWatcher, SettlementStore } from "./ports";

/** The ports that settling on one chain needs. */
export interface EngineDeps {
  readonly chain: Chain;
  /** Identifies this process among all settlers. */
  readonly settlerId: string;
  readonly sender: ChainSender;
  readonly watcher: ChainWatcher;
  readonly lanes: LaneStore;
  readonly settlements: SettlementStore;
  readonly clock: Clock;
  readonly observe: SettlementObserver;
  /** Whether jobs arrive from the queue; without them the sweep takes every pending payment at once. Default: they do. */
  readonly isNotified?: () => boolean;
  /** Forgotten payments that one round of the sweep reads. Default: 500. */
  readonly sweepPageSize?: number;
}
