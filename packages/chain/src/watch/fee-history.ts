import type { FeePolicy } from "@lunas/catalog/chain";
import type { FeeBlock, FeeMarket } from "@lunas/domain/settlement/submit/fee-market";
import { fields, quantity, resultOf, rubbish } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";

const what = "the fee history";
/** Above any real gas price: a larger figure is invalid. */
const mostWei = 10n ** 18n;

export function feeHistoryCall({ historyBlocks, tipPercentiles }: FeePolicy): RpcCall {
  return { method: "eth_feeHistory", params: [`0x${historyBlocks.toString(16)}`, "latest", [...tipPercentiles]] };
}

/**
 * The newest blocks by the node's report; it may report fewer than requested. Throws `Unavailable("chain")` for an
 * error and for an invalid answer: lists of different lengths, shares above one, falling tips.
 */
export function parseFeeHistory(answer: RpcAnswer | undefined, { tipPercentiles }: FeePolicy): FeeMarket {
  const history = fields(resultOf(answer, what), what);
  const oldest = Number(quantity(history.oldestBlock, what));
  const baseFeesWei = listOf(history.baseFeePerGas).map(price);
  const rewards = listOf(history.reward);
  const ratios = listOf(history.gasUsedRatio);
  const isWhole = rewards.length === ratios.length && baseFeesWei.length === ratios.length + 1;
  const nextBaseFeeWei = baseFeesWei.at(-1);
  if (!isWhole || ratios.length === 0 || !Number.isSafeInteger(oldest) || nextBaseFeeWei === undefined) {
    throw rubbish(what);
  }
  const blocks = ratios.map((ratio, index): FeeBlock => {
    const tipsWei = listOf(rewards[index]).map(price);
    if (tipsWei.length !== tipPercentiles.length || !isAscending(tipsWei)) throw rubbish(what);
    return {
      number: oldest + index,
      baseFeeWei: baseFeesWei[index] ?? 0n,
      usedPercent: share(ratio) * 100,
      tipsWei,
    };
  });
  return { nextBaseFeeWei, blocks };
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw rubbish(what);
  return value;
}

function price(value: unknown): bigint {
  const wei = quantity(value, what);
  if (wei > mostWei) throw rubbish(what);
  return wei;
}

function share(value: unknown): number {
  if (typeof value !== "number" || !(value >= 0) || value > 1) throw rubbish(what);
  return value;
}

function isAscending(values: readonly bigint[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0n));
}
