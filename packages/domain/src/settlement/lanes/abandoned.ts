import type { Address } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { LaneLease, TransactionPurpose } from "../attempt";

/** A transaction that a retired lane gave up. Any of its attempts may still be mined: their bytes are public. */
export interface AbandonedTransaction {
  readonly laneId: LaneLease["laneId"];
  readonly address: Address;
  readonly nonce: number;
  readonly purpose: TransactionPurpose;
  /** Oldest first. Empty where the month of its attempts was dropped: then it is never found. */
  readonly hashes: readonly Hex[];
}

/** A page of abandoned transactions, by lane and nonce, from the one after `after` (null: from the first). */
export interface AbandonedPage {
  readonly after: Pick<AbandonedTransaction, "laneId" | "nonce"> | null;
  readonly limit: number;
}
