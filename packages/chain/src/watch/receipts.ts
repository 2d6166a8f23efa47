import type { Chain } from "@lunas/catalog/chain";
import type { Receipt } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { headCall, headOf } from "../read/read-head";
import { resultOf } from "../rpc/results";
import type { Rpc, RpcCall } from "../rpc/rpc";
import type { HeadTrack } from "./head-track";
import { type MinedReceipt, parseReceipt } from "./receipt";
import { retryUntilKnown } from "./retry-until-known";

export interface ReceiptDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly track: HeadTrack;
}

export function receiptCall(hash: Hex): RpcCall {
  return { method: "eth_getTransactionReceipt", params: [hash] };
}

/**
 * Receipts by hash, in any block; unknown hashes are left out. One batch, and a second one for the times of blocks that
 * are not tracked. A node behind the newest head is asked again, so that "unknown" means not mined up to it. Throws
 * `Unavailable("chain")`.
 */
export async function readReceipts(deps: ReceiptDeps, hashes: readonly Hex[]): Promise<readonly Receipt[]> {
  if (hashes.length === 0) return [];
  const newest = deps.track.newest();
  const answers = await retryUntilKnown(async () => {
    const proof = newest === null ? [] : [headCall(newest.hash)];
    const all = await deps.rpc.batch([...hashes.map(receiptCall), ...proof]);
    return newest !== null && headOf(all[hashes.length]) === null ? null : all.slice(0, hashes.length);
  }, newest?.number ?? 0);
  const results = answers.map((answer) => resultOf(answer, "a receipt")).filter((result) => result !== null);
  return withTimes(
    deps,
    results.map((result) => parseReceipt(deps.chain, result)),
  );
}

async function withTimes({ rpc, track }: ReceiptDeps, receipts: readonly MinedReceipt[]): Promise<readonly Receipt[]> {
  const isTracked = ({ blockNumber, blockHash }: MinedReceipt) => track.at(blockNumber)?.hash === blockHash;
  const missing = [...new Set(receipts.filter((each) => !isTracked(each)).map(({ blockHash }) => blockHash))];
  const answers = await rpc.batch(missing.map(headCall));
  const times = new Map(missing.map((hash, index) => [hash, headOf(answers[index])?.timestampSeconds]));
  return receipts.flatMap((receipt) => {
    const tracked = isTracked(receipt) ? track.at(receipt.blockNumber)?.timestampSeconds : undefined;
    const blockTimestampSeconds = tracked ?? times.get(receipt.blockHash);
    // Its block was removed after the receipt was read: it is not mined any more.
    return blockTimestampSeconds === undefined ? [] : [Object.assign(receipt, { blockTimestampSeconds })];
  });
}
