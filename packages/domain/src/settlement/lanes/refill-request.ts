import type { Address } from "@lunas/catalog/chain";

/** The transfers of the treasury's lane to other lanes. */
export interface RefillUsage {
  readonly todayWei: bigint;
  /** Lanes whose refill is open or was closed within the last minute: a balance may not include it yet. */
  readonly recentTo: readonly Address[];
}

export interface Refill {
  readonly to: Address;
  readonly amountWei: bigint;
}
