import type { Address } from "@lunas/catalog/chain";
import type { HeldLane, LaneLease } from "../attempt";

/** Which settler holds which lane. Every method is one statement; `now` is the database's clock. */
export interface LaneStore {
  /**
   * Registers these signers' lanes. Existing lanes keep all but `isTreasury`. A treasury's lane settles no payments.
   */
  register(
    chainId: number,
    signers: readonly { readonly address: Address; readonly startNonce: number; readonly isTreasury?: boolean }[],
  ): Promise<void>;
  /** Marks this settler as alive; returns the number of live settlers (seen within `ttlMs`), and the retired lanes. */
  heartbeat(settler: {
    readonly id: string;
    readonly chainId: number;
    readonly ttlMs: number;
  }): Promise<{ readonly settlers: number; readonly retired: readonly Address[] }>;
  /** Removes this settler: from now on the others share out the lanes without it. */
  leave(settler: { readonly id: string; readonly chainId: number }): Promise<void>;
  /**
   * Takes up to `count` lanes of these addresses that are free, expired, or still stored for this owner (which has
   * dropped them), and raises their fencing tokens. `leftForMs`: only lanes that were free for this time. A retired lane
   * is taken while it has open transactions; one of `signable`, whose keys the owner has, as long as it may serve.
   */
  acquire(request: {
    readonly chainId: number;
    readonly owner: string;
    readonly addresses: readonly Address[];
    readonly count: number;
    readonly leaseMs: number;
    readonly leftForMs?: number;
    readonly signable?: readonly Address[];
  }): Promise<readonly TakenLane[]>;
  /**
   * Extends the leases that still have this owner and these tokens, unless the rows are older than what the holder has
   * written: a lower next nonce, or an open nonce that it does not follow. Returns their ids.
   */
  renew(lanes: readonly HeldLane[], leaseMs: number): Promise<readonly string[]>;
  release(leases: readonly LaneLease[]): Promise<void>;
  /**
   * Stores balances and the expected price per gas of a settlement, L1 data fee included (null: keeps the last value).
   */
  reportBalances(
    balances: readonly {
      readonly laneId: string;
      readonly balanceWei: bigint;
      readonly resting: boolean;
      readonly gasPriceWei: bigint | null;
    }[],
  ): Promise<void>;
  /** The lanes that settle payments, by address. */
  states(chainId: number): Promise<readonly LaneState[]>;
}

/** A lane as it was taken, with what was last reported of its balance. Null: nothing yet. */
export type TakenLane = LaneLease & { readonly isResting: boolean; readonly balanceWei: bigint | null };

/** What gateways know of a lane that settles payments. */
export interface LaneState {
  readonly address: Address;
  readonly isRetired: boolean;
  /** Its balance is too low to send. */
  readonly isResting: boolean;
  /** A settler holds it: its lease is live. */
  readonly isHeld: boolean;
}

/** The lanes that take any payment, with or without a live lease. */
export function readyAmong(lanes: readonly LaneState[]): readonly Address[] {
  return lanes.filter(({ isRetired, isResting }) => !isRetired && !isResting).map(({ address }) => address);
}
