import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Head, NonceFate } from "@lunas/domain/settlement/head";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { headCall, headOf } from "../read/read-head";
import { resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { readFateByLogs } from "./fate-by-logs";
import { findSettlement, settledAt } from "./find-settlement";
import { findTurn, isNonceSet, isStateGone, nonceBitmapCall } from "./find-turn";
import { isCancelledIn } from "./is-cancelled-in";
import { type Log, parseLogs } from "./log";

/** A reorg may have moved a use of the nonce below the block that the checks read. */
const reorgMarginBlocks = 32;

export interface FateDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
}

/** Judged at the chain's depth below `newest`. Throws `Unavailable("chain")`, also while the chain changes under it. */
export async function readFate(deps: FateDeps, order: SettlementOrder, newest: Head): Promise<NonceFate> {
  const { chain, rpc } = deps;
  const deepNumber = deepBlockNumber(chain, newest);
  const low = Math.max(0, Math.min(order.checkedAtBlock, deepNumber) - reorgMarginBlocks);
  const [deepAnswer, deepBits, lowBits] = await rpc.batch([
    headCall(deepNumber),
    nonceBitmapCall(chain, order, deepNumber),
    nonceBitmapCall(chain, order, low),
  ]);
  const deep = headOf(deepAnswer);
  if (deep === null) throw new Unavailable("chain", `the node does not have block ${deepNumber}`);
  if (!isNonceSet(deepBits, order)) {
    return { kind: "unused", block: { number: deep.number, timestampSeconds: deep.timestampSeconds } };
  }
  const range = { low, high: deepNumber };
  if (isStateGone(lowBits)) return readFateByLogs(deps, order, range);
  if (isNonceSet(lowBits, order))
    throw new Unavailable("chain", `the nonce was used before block ${low}, where it was free`);
  const turn = await findTurn(deps, order, range);
  return turn === null ? readFateByLogs(deps, order, range) : fateIn(deps, order, turn);
}

/** The newest block that is as deep as this chain wants what it holds to be. */
export function deepBlockNumber({ settlement }: Chain, newest: Head): number {
  return Math.max(0, newest.number - (settlement.confirmations - 1));
}

/** What the block that set the bit holds: a settlement, a cancellation, or something else that used the nonce. */
async function fateIn(deps: FateDeps, order: SettlementOrder, blockNumber: number): Promise<NonceFate> {
  const { head, logs } = await readBlock(deps, order, blockNumber);
  const found = await findSettlement(deps, order, logs);
  return settledAt(found, head) ?? { kind: isCancelledIn(deps.chain, order, logs) ? "cancelled" : "used_elsewhere" };
}

async function readBlock({ chain, rpc }: FateDeps, order: SettlementOrder, blockNumber: number) {
  const number = `0x${blockNumber.toString(16)}`;
  const address = [order.asset, chain.contracts.x402Proxy, chain.contracts.permit2];
  const [headAnswer, logsAnswer] = await rpc.batch([
    headCall(blockNumber),
    { method: "eth_getLogs", params: [{ fromBlock: number, toBlock: number, address }] },
  ]);
  const head = headOf(headAnswer);
  const logs: readonly Log[] = parseLogs(resultOf(logsAnswer, "a block's logs"));
  if (head === null || logs.some(({ blockHash }) => blockHash !== head.hash)) {
    throw new Unavailable("chain", `block ${blockNumber} changed while it was read`);
  }
  return { head, logs };
}
