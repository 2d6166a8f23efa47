import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head, Receipt, SettlementLog } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { nowSeconds } from "./defaults";
import { hashOf } from "./numbered";

/** The block at a height; the same height is the same block. */
export function aHead(number: number, overrides: Partial<Head> = {}): Head {
  return {
    number,
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestampSeconds: nowSeconds,
    baseFeeWei: 1_000_000_000n,
    ...overrides,
  };
}

/** A success in block 100 without any settlement in it. */
export function aReceipt(overrides: Partial<Receipt> = {}): Receipt {
  const blockNumber = overrides.blockNumber ?? 100;
  return {
    hash: hashOf(0x7e),
    blockNumber,
    blockHash: hashOf(blockNumber),
    blockTimestampSeconds: nowSeconds,
    status: "success",
    gasUsed: 82_500n,
    effectiveGasPriceWei: 1_001_000_000n,
    l1FeeWei: 0n,
    settlements: [],
    ...overrides,
  };
}

/** The receipt of a transaction in this block. */
export function receiptIn(head: Head, hash: Hex, outcome: Partial<Receipt>): Receipt {
  const { number: blockNumber, hash: blockHash, timestampSeconds: blockTimestampSeconds, baseFeeWei } = head;
  const block = { blockNumber, blockHash, blockTimestampSeconds };
  return aReceipt({ hash, ...block, effectiveGasPriceWei: baseFeeWei, ...outcome });
}

/** The log that proves an order's settlement. */
export function settlementLogOf(order: SettlementOrder, logIndex = 0): SettlementLog {
  const { kind, asset, payer, payTo, amount } = order;
  return { kind, asset, payer, payTo, amount, logIndex };
}
