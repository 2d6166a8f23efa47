import type { Hex } from "../shared/hex";

/** A block at the tip, as this process saw it. Heads arrive in order and linked; after a reorg the numbers repeat. */
export interface Head {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestampSeconds: number;
  readonly baseFeeWei: bigint;
}

/** The block that has a transaction. */
export interface MinedIn {
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly blockTimestampSeconds: number;
}

/** A receipt of one of our transactions. */
export interface Receipt extends MinedIn {
  readonly hash: Hex;
  readonly status: "success" | "reverted";
  readonly gasUsed: bigint;
  readonly effectiveGasPriceWei: bigint;
  /** A rollup's L1 data fee; 0 on other chains. */
  readonly l1FeeWei: bigint;
  /** ERC-20 Transfer logs that the event of a kind's contract follows, in log order. */
  readonly settlements: readonly SettlementLog[];
}

/** A `Transfer` followed by the event of a kind's contract (`Settled`). Status 1 without such a log is no payment. */
export interface SettlementLog {
  /** The kind of settlement whose contract confirmed it. */
  readonly kind: string;
  readonly asset: string;
  readonly payer: string;
  readonly payTo: string;
  readonly amount: bigint;
  readonly logIndex: number;
  /** What the event names; left out where events of the kind have no arguments. */
  readonly subject?: Hex;
}
