import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { SettlementObserver } from "./observer";
import type { ChainSender, ChainWatcher, LaneStore, SettlementStore } from "./ports";

/** What settling on one chain needs of the world. */
export interface EngineDeps {
  readonly chain: Chain;
  /** This process, among all settlers. */
  readonly settlerId: string;
  readonly sender: ChainSender;
  readonly watcher: ChainWatcher;
  readonly lanes: LaneStore;
  readonly settlements: SettlementStore;
  readonly clock: Clock;
  readonly observe: SettlementObserver;
  /** How many forgotten payments a round of the sweep asks for; left out: 500. */
  readonly sweepPageSize?: number;
}
