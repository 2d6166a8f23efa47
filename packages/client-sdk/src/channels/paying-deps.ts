import type { ClientDeps } from "../client-deps";
import type { PrepareDeps } from "../pay/prepare";
import type { BudgetMeter } from "./budget-meter";
import type { ChannelLimits } from "./channel-options";
import type { ChannelStore } from "./channel-store";
import type { ChannelPurchase } from "./channel-way";
import type { KeptChannel } from "./kept-channel";

export interface PayingDeps {
  readonly client: ClientDeps;
  readonly prepare: PrepareDeps;
  readonly store: ChannelStore;
  readonly limits: ChannelLimits;
  readonly meter: BudgetMeter;
  readonly all: () => Promise<readonly KeptChannel[]>;
  /** Deposits of this client follow each other: two must not both use the rest of `maxOpen`. */
  readonly inOrder: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Buying extends ChannelPurchase {
  /** What is bought, as a hash. */
  readonly purchase: string;
  readonly url: string;
}
