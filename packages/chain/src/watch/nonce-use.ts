import type { Chain } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { NonceUse } from "@lunas/domain/settlement/confirm/nonce-outcome";
import type { Head } from "@lunas/domain/settlement/head";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { topics } from "../abi/contracts";
import { headCall, headOf } from "../read/read-head";
import { resultOf } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";
import { readCandidates } from "./candidates";
import { findTurn, isNonceSet, isStateGone, nonceBitmapCall, wasNonceSet } from "./find-turn";
import { isCancelledIn } from "./is-cancelled-in";
import { type Log, parseLogs } from "./log";
import type { NonceDeps } from "./nonce-deps";

/** A reorg may have moved a use of the nonce below the block that the checks read. */
const reorgMarginBlocks = 32;
/** The widest range of one `eth_getLogs`; providers allow a few thousand blocks. */
const mostBlocksOfLogs = 1_000;

interface BlockRange {
  readonly low: number;
  readonly high: number;
}

/**
 * An answer of the oldest block that is an error counts as state that is gone once the deadline has passed: nodes have many words for
 * that, and a payment must end.
 */
function isErrorOf(answer: RpcAnswer | undefined): boolean {
  return answer !== undefined && "error" in answer;
}

/**
 * The use of an order's nonce, judged at the depth of its amount below `newest`. If the node has the state of old
 * blocks, only the block that set the bit is examined, else all blocks that may have. Throws `Unavailable("chain")`,
 * also if the chain changes during the reads.
 */
export async function readNonceUse(deps: NonceDeps, order: SettlementOrder, newest: Head): Promise<NonceUse> {
  const { chain, rpc } = deps;
  const deepNumber = deepBlockNumber(chain, newest, order.amount);
  const low = Math.max(0, Math.min(order.checkedAtBlock, deepNumber) - reorgMarginBlocks);
  const [deepAnswer, deepBits, lowBits] = await rpc.batch([
    headCall(deepNumber),
    nonceBitmapCall(chain, order, deepNumber),
    nonceBitmapCall(chain, order, low),
  ]);
  const deep = refuseMissing(deepAnswer, deepNumber);
  const block = { number: deep.number, timestampSeconds: deep.timestampSeconds };
  if (!isNonceSet(deepBits, order)) return { block, isUsed: false, candidates: [], isCancelled: false };
  // The gateway's block was on a fork or another chain: start lower, sixteen times as far each time.
  const isGone = isStateGone(lowBits) || (isErrorOf(lowBits) && BigInt(deep.timestampSeconds) > order.deadlineSeconds);
  if (low > 0 && !isGone && wasNonceSet(lowBits, order))
    return readNonceUse(deps, { ...order, checkedAtBlock: low - 16 * (deepNumber - low) }, newest);
  const whole = { low, high: deepNumber };
  const range = isGone ? whole : await narrowed(deps, order, { range: whole, lowBits });
  const { transfers, cancellations } = await readLogs(deps, order, range);
  const candidates = await readCandidates(deps, order, transfers);
  const isCancelled = isCancelledIn(chain, order, cancellations);
  const isEmpty = candidates.length === 0 && !isCancelled;
  const isForgotten = isEmpty && range.low < newest.number - (chain.historyBlocks ?? newest.number);
  return { block, isUsed: true, candidates, isCancelled, ...(isForgotten && { isForgotten }) };
}

/** The newest block with the depth that this chain requires for this amount. */
export function deepBlockNumber(chain: Chain, newest: Head, amount: bigint): number {
  return Math.max(0, newest.number - (depthFor(chain, amount) - 1));
}

interface Wide {
  readonly range: BlockRange;
  readonly lowBits: RpcAnswer | undefined;
}

/** The block whose transactions set the bit, if the node still has the state to find it; else the whole range. */
async function narrowed(deps: NonceDeps, order: SettlementOrder, { range, lowBits }: Wide): Promise<BlockRange> {
  if (wasNonceSet(lowBits, order))
    throw new Unavailable("chain", `the nonce was used before block ${range.low}, where it was read as unused`);
  const turn = await findTurn(deps, order, range);
  return turn === null ? range : { low: turn, high: turn };
}

interface NonceLogs {
  readonly transfers: readonly Log[];
  readonly cancellations: readonly Log[];
}

/** The payer's transfers to the payee, and its cancellations. */
async function readLogs(deps: NonceDeps, order: SettlementOrder, range: BlockRange): Promise<NonceLogs> {
  const { chain, rpc } = deps;
  const payer = `0x${addressWord(order.payer)}`;
  const transfers = [topics.transfer.topic, payer, `0x${addressWord(order.payTo)}`];
  const cancellations = [topics.unorderedNonceInvalidation.topic, payer];
  const pages = range.low === range.high ? [await blockOf(deps, range.high)] : pagesOf(range);
  const logsCall = (address: string, topicsOfLogs: readonly string[]) => (page: object) =>
    ({ method: "eth_getLogs", params: [{ ...page, address, topics: topicsOfLogs }] }) satisfies RpcCall;
  const [last, ...answers] = await rpc.batch([
    headCall(range.high),
    ...pages.map(logsCall(order.asset, transfers)),
    ...pages.map(logsCall(chain.contracts.permit2, cancellations)),
  ]);
  refuseMissing(last, range.high);
  const logs = (from: number, what: string) =>
    answers.slice(from, from + pages.length).flatMap((answer) => parseLogs(resultOf(answer, what)));
  return {
    transfers: logs(0, "the payer's transfers"),
    cancellations: logs(pages.length, "the payer's cancellations"),
  };
}

/**
 * One block, by its hash (EIP-234): a node that does not have it answers an error. By its number some nodes answer an empty list beyond their
 * newest block, and the next request may reach another node than the one that has the block.
 */
async function blockOf({ rpc }: NonceDeps, block: number): Promise<object> {
  const [answer] = await rpc.batch([headCall(block)]);
  return { blockHash: refuseMissing(answer, block).hash };
}

function refuseMissing(answer: RpcAnswer | undefined, block: number): Head {
  const head = headOf(answer);
  if (head === null) throw new Unavailable("chain", `the node does not have block ${block}`);
  return head;
}

function pagesOf({ low, high }: BlockRange): readonly object[] {
  const pages: object[] = [];
  for (let from = low; from <= high; from += mostBlocksOfLogs) {
    const to = Math.min(high, from + mostBlocksOfLogs - 1);
    pages.push({ fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` });
  }
  return pages;
}
