import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Candidate, NonceCall } from "@lunas/domain/settlement/confirm/nonce-outcome";
import { isSettlementOf } from "@lunas/domain/settlement/confirm/what-next";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { headCall, headOf } from "../read/read-head";
import { bytesOf, fields, hash, quantity, resultOf } from "../rpc/results";
import type { RpcAnswer } from "../rpc/rpc";
import { isNonceSet, nonceBitmapCall } from "./find-turn";
import { type Log, parseLogs } from "./log";
import type { NonceDeps } from "./nonce-deps";
import { receiptCall } from "./receipts";
import { settleCallsIn } from "./settle-calls";
import { settlementsIn } from "./settlements-in";

/** Transactions in one batch: receipt, transaction and block of each. */
const mostInBatch = 32;

/**
 * The transactions among these transfers that contain settlements matching the order, in chain order. Throws
 * `Unavailable("chain")`, also if a transaction is no longer in the block of its log.
 */
export async function readCandidates(
  deps: NonceDeps,
  order: SettlementOrder,
  transfers: readonly Log[],
): Promise<readonly Candidate[]> {
  const like = transfers.filter(({ data }) => data.length === 66 && BigInt(data) === order.amount);
  const blockOf = new Map(like.map(({ txHash, blockHash }) => [txHash, blockHash]));
  const hashes = [...blockOf.keys()];
  const candidates: Candidate[] = [];
  for (let from = 0; from < hashes.length; from += mostInBatch) {
    const chunk = hashes.slice(from, from + mostInBatch);
    const answers = await deps.rpc.batch(
      chunk.flatMap((txHash) => [
        receiptCall(txHash),
        { method: "eth_getTransactionByHash", params: [txHash] },
        headCall(blockOf.get(txHash) as Hex),
      ]),
    );
    for (const [index, txHash] of chunk.entries()) {
      const found = { txHash, blockHash: blockOf.get(txHash) as Hex, answers: answers.slice(index * 3, index * 3 + 3) };
      const candidate = candidateOf(deps.chain, order, found);
      if (candidate !== null) candidates.push(await withState(deps, order, candidate));
    }
  }
  return candidates;
}

interface Found {
  readonly txHash: Hex;
  readonly blockHash: Hex;
  readonly answers: readonly RpcAnswer[];
}

function candidateOf(chain: Chain, order: SettlementOrder, { txHash, blockHash, answers }: Found): Candidate | null {
  const receipt = fields(resultOf(answers[0], "a receipt"), "a receipt");
  const { input, to } = fields(resultOf(answers[1], "a transaction"), "a transaction");
  const head = headOf(answers[2]);
  if (head === null || hash(receipt.blockHash, "a receipt") !== head.hash || head.hash !== blockHash)
    throw new Unavailable("chain", `the block of transaction ${txHash} changed while it was read`);
  const likeLogs = settlementsIn(chain, parseLogs(receipt.logs)).filter((log) => isSettlementOf(order, log));
  if (quantity(receipt.status, "a receipt's status") !== 1n || likeLogs.length === 0) return null;
  const called = { to: to === null ? null : bytesOf({ result: to }, "a recipient"), input: inputOf(input) };
  const nonces = settleCallsIn(chain, called, order);
  return {
    txHash,
    blockNumber: head.number,
    blockHash,
    blockTimestampSeconds: head.timestampSeconds,
    likeLogs: likeLogs.map(({ logIndex }) => logIndex),
    calls: nonces?.map((nonce) => ({ nonce, wasSet: null, isSet: null })) ?? null,
  };
}

function inputOf(input: unknown): Hex {
  return bytesOf({ result: input }, "a transaction's input");
}

/** If fewer calls settled than were made: reads whether each nonce was set before the block and in it. One batch. */
async function withState(
  { chain, rpc }: NonceDeps,
  { payer, nonce }: SettlementOrder,
  candidate: Candidate,
): Promise<Candidate> {
  const { calls, blockNumber, likeLogs } = candidate;
  const isOwn = calls?.some((call) => call.nonce === nonce) ?? false;
  if (calls === null || !isOwn || calls.length === likeLogs.length) return candidate;
  const bits = (call: NonceCall, block: number) => nonceBitmapCall(chain, { payer, nonce: call.nonce }, block);
  const answers = await rpc.batch(
    calls.flatMap((call) => [bits(call, Math.max(0, blockNumber - 1)), bits(call, blockNumber)]),
  );
  return {
    ...candidate,
    calls: calls.map((call, index) => ({
      ...call,
      wasSet: bitOf(answers[2 * index], { payer, nonce: call.nonce }),
      isSet: bitOf(answers[2 * index + 1], { payer, nonce: call.nonce }),
    })),
  };
}

/** Null if the node does not answer. */
export function bitOf(answer: RpcAnswer | undefined, owner: Pick<SettlementOrder, "payer" | "nonce">): boolean | null {
  return answer === undefined || "error" in answer ? null : isNonceSet(answer, owner);
}
