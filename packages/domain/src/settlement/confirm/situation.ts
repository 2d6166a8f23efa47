import type { SettlementPolicy } from "@lunas/catalog/chain";
import type { Hex } from "../../shared/hex";
import type { ActionOrder, SettlementOrder, Transaction } from "../attempt";
import type { Head, Receipt } from "../head";
import type { FeeMarket } from "../submit/fee-market";

/** One of our open transactions as this process sees it at a head. */
export interface Situation {
  readonly transaction: Transaction;
  /** Null for cancellation transactions (`filler`), grants, and once the payment has ended. */
  readonly order: SettlementOrder | null;
  /** For a bundle: its payments that have not ended. */
  readonly bundled?: readonly SettlementOrder[];
  /** For an action of channels. */
  readonly action?: ActionOrder;
  /** The receipt of the attempt that is mined in a canonical block, or null. */
  readonly receipt: Receipt | null;
  /** The lane's mined nonce count at this head. */
  readonly minedNonces: number;
  /** The node refused the newest attempt as underpriced. */
  readonly isUnderpriced: boolean;
  /** The head at the first broadcast of the newest attempt; null: not broadcast yet. */
  readonly sentAtBlock: number | null;
  /** Attempts that the node refused. */
  readonly refused: ReadonlySet<Hex>;
  /** What other transactions pay; null: the node does not report it. */
  readonly market: FeeMarket | null;
  readonly head: Head;
  readonly nowMs: number;
  readonly policy: SettlementPolicy;
}
