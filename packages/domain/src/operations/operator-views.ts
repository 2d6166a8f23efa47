import type { Address } from "@lunas/catalog/chain";
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

export interface OperatorViews {
  /** The lanes of every chain. */
  lanes(): Promise<readonly LaneView[]>;
  /** Settlers that were seen within the last day. */
  settlers(): Promise<readonly SettlerView[]>;
  /** By id, wallet or part of the name; newest first. */
  merchants(search: string, limit: number): Promise<readonly MerchantView[]>;
}
