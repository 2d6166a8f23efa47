import type { Address, Chain } from "@lunas/catalog/chain";
import type { Sightings } from "@lunas/domain/settlement/confirm/sightings";
import type { Head, Receipt } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { fields, quantityOf, resultOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { parseReceipt } from "./receipt";
import { receiptCall } from "./receipts";
import { retryUntilKnown } from "./retry-until-known";

/** Up to this number single receipts are smaller than the receipts of a whole block on a busy chain. */
const fewHashes = 8;
export interface SightingDeps {
  readonly chain: Chain;
  readonly rpc: Rpc;
  /** Whether the node supports `eth_getBlockReceipts`; learned from its answers. */
  readonly habits: { blockReceipts: boolean };
}

export interface SightingQuestion {
  readonly head: Head;
  /** Blocks below the head whose transactions are read as well. */
  readonly passedOver: readonly Head[];
  readonly hashes: readonly Hex[];
  readonly addresses: readonly Address[];
}

/** One batch, repeated after a moment while the node does not know the block. Throws `Unavailable("chain")`. */
export function readSightings(deps: SightingDeps, question: SightingQuestion): Promise<Sightings> {
  return retryUntilKnown(() => readOnce(deps, question), question.head.number);
}

/** Null while the node does not have the block. */
async function readOnce(deps: SightingDeps, question: SightingQuestion): Promise<Sightings | null> {
  const { head, passedOver, hashes, addresses } = question;
  const blocks = [...passedOver, head];
  const ofBlock = deps.habits.blockReceipts && hashes.length > Math.max(fewHashes, blocks.length);
  const receiptCalls = ofBlock ? blocks.map(blockReceiptsCall) : hashes.map(receiptCall);
  const answers = await deps.rpc.batch([...receiptCalls, ...addresses.map((address) => countCall(address, head))]);
  const receiptAnswers = answers.slice(0, receiptCalls.length);
  const countAnswers = answers.slice(receiptCalls.length);

  if (ofBlock && receiptAnswers.some(isUnsupported)) {
    deps.habits.blockReceipts = false;
    return readOnce(deps, question);
  }
  if (countAnswers.some(isUnknownBlock) || (ofBlock && receiptAnswers.some(isNothing))) return null;
  const counts = addresses.map((address, index) => {
    return [address, Number(quantityOf(countAnswers[index], "a mined nonce"))] as const;
  });
  const results = ofBlock ? receiptAnswers.flatMap(receiptsOfBlock) : receiptAnswers.flatMap(singleReceipt);
  return { receipts: receiptsOf(deps.chain, question, results), minedNonces: new Map(counts) };
}

function receiptsOfBlock(answer: RpcAnswer): readonly unknown[] {
  const result = resultOf(answer, "a block's receipts");
  return Array.isArray(result) ? result : [result];
}

/** An unreadable receipt does not hide the others: it is looked up by its hash once its nonce is mined. */
function singleReceipt(answer: RpcAnswer): readonly unknown[] {
  return "error" in answer ? [] : [answer.result];
}

function receiptsOf(chain: Chain, question: SightingQuestion, results: readonly unknown[]): readonly Receipt[] {
  const { head, passedOver, hashes } = question;
  const wanted = new Set<unknown>(hashes);
  const blocks = new Map([...passedOver, head].map((each) => [each.hash, each]));
  return results
    .filter((result) => result !== null && wanted.has(fields(result, "a receipt").transactionHash))
    .map((result) => parseReceipt(chain, result))
    .flatMap((receipt) => {
      const block = blocks.get(receipt.blockHash);
      return block === undefined ? [] : [Object.assign(receipt, { blockTimestampSeconds: block.timestampSeconds })];
    });
}

function blockReceiptsCall({ hash }: Head): RpcCall {
  return { method: "eth_getBlockReceipts", params: [hash] };
}

/** Bound to the block by its hash (EIP-1898): another block at the same height must not answer for it. */
export function countCall(address: Address, head: Pick<Head, "hash"> | null): RpcCall {
  return { method: "eth_getTransactionCount", params: [address, head === null ? "latest" : { blockHash: head.hash }] };
}

function isNothing(answer: RpcAnswer): boolean {
  return "result" in answer && answer.result === null;
}

function isUnsupported(answer: RpcAnswer): boolean {
  return (
    "error" in answer &&
    (answer.error.code === -32601 || /not (found|supported|available|exist)/i.test(answer.error.message))
  );
}

/** geth, op-geth "header for hash not found", erigon and reth "block not found: hash …", anvil "Resource not found". */
function isUnknownBlock(answer: RpcAnswer): boolean {
  return "error" in answer && /not found|unknown block|not canonical/i.test(answer.error.message);
}
