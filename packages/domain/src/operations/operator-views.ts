import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../shared/hex";
import type { MerchantId } from "../shared/id";

/** A lane, as an operator sees it. */
export interface LaneView {
  readonly chainId: number;
  readonly address: Address;
  /** False: the treasury's lane. */
  readonly settles: boolean;
  readonly nextNonce: number;
  /** Null: no settler holds it. */
  readonly heldBy: string | null;
  readonly leaseUntilMs: number | null;
  /** As the settler read it last; null: not read yet. */
  readonly balanceWei: string | null;
  /** Without gas. */
  readonly resting: boolean;
  /** Null: not retired. */
  readonly retiredAtMs: number | null;
  readonly openTransactions: number;
  readonly oldestOpenNonce: number | null;
}

/** How many payments of the last day a lane alone may settle, because their payers named it. */
export interface LaneNaming {
  readonly chainId: number;
  readonly address: Address;
  readonly payments: number;
}

export interface SettlerView {
  readonly id: string;
  readonly chainId: number;
  readonly seenAtMs: number;
}

export interface MerchantView {
  readonly id: MerchantId;
  readonly name: string;
  readonly walletAddress: Address;
  readonly registeredAtMs: number;
  readonly approvedAtMs: number | null;
  readonly suspendedAtMs: number | null;
  readonly webhookDisabledAtMs: number | null;
  readonly webhookFailingSinceMs: number | null;
}

/** A transfer of the treasury to a lane that was low. */
export interface RefillView {
  readonly atMs: number;
  readonly chainId: number;
  readonly treasury: Address;
  readonly lane: Address;
  readonly wei: string;
  /** Of the transaction that was mined, or of the newest attempt; null: its attempts are no longer stored. */
  readonly hash: Hex | null;
  /** `abandoned`: the treasury's lane was retired before it was mined. `replaced`: something else has its nonce. */
  readonly state: "open" | "arrived" | "reverted" | "abandoned" | "replaced";
}

/** What a treasury has sent to lanes this UTC day, by the database's clock. */
export interface RefilledToday {
  readonly chainId: number;
  readonly wei: string;
}

export interface OperatorViews {
  /** The lanes of every chain. */
  lanes(): Promise<readonly LaneView[]>;
  /** A row for each lane that a payer of the last day named. */
  namedLanes(): Promise<readonly LaneNaming[]>;
  /** Settlers that were seen within the last day. */
  settlers(): Promise<readonly SettlerView[]>;
  /** By id, wallet or part of the name; newest first. */
  merchants(search: string, limit: number): Promise<readonly MerchantView[]>;
  /** The newest first. */
  refills(limit: number): Promise<readonly RefillView[]>;
  /** A row for each chain that has a treasury. */
  refilledToday(): Promise<readonly RefilledToday[]>;
}
