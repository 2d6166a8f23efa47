import type { Hex } from "../shared/hex";

/** A block at the tip as this process saw it. Heads arrive in order and linked; after a reorg the numbers repeat. */
export interface Head {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestampSeconds: number;
  readonly baseFeeWei: bigint;
}

/** How one of our transactions stands in a block. */
export interface Receipt {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly blockHash: Hex;
  readonly blockTimestampSeconds: number;
  readonly status: "success" | "reverted";
  readonly gasUsed: bigint;
  readonly effectiveGasPriceWei: bigint;
  /** What a rollup charges beside the gas for its data on L1; 0 on other chains. */
  readonly l1FeeWei: bigint;
  /** ERC-20 Transfer logs followed by the proxy's `Settled`, in log order. */
  readonly settlements: readonly SettlementLog[];
}

/** A `Transfer` that the proxy's `Settled` followed. Status 1 without one is no payment. */
export interface SettlementLog {
  readonly asset: string;
  readonly payer: string;
  readonly payTo: string;
  readonly amount: bigint;
  readonly logIndex: number;
}
