import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { ChainFacts } from "@lunas/domain/payment/facts";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3, encodeAggregate3, type SubAnswer, type SubCall } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { addressWord, word } from "../abi/word";
import { bytesOf, isBytes, rubbish } from "../rpc/results";
import type { RpcAnswer, RpcCall } from "../rpc/rpc";

/** State of payer and payee, all at one block. */
export interface PayerState {
  readonly block: ChainFacts["block"];
  readonly nonceIsUsed: boolean;
  readonly balance: bigint;
  readonly allowance: bigint;
  /** null: the token has no such function, or it failed. */
  readonly paused: boolean | null;
  readonly payerBlocked: boolean | null;
  readonly payeeBlocked: boolean | null;
}

const what = "the payer's standing";

/** One `eth_call` of Multicall3, so that a load-balanced RPC cannot answer from several blocks. */
export function payerStateCall(chain: Chain, authorization: Authorization): RpcCall {
  const { permit2, multicall3 } = chain.contracts;
  const { from, to, token, nonce } = authorization;
  const calls: readonly SubCall[] = [
    { target: multicall3, data: selectors.getBlockNumber.selector },
    { target: multicall3, data: selectors.getCurrentBlockTimestamp.selector },
    { target: permit2, data: callData(selectors.nonceBitmap.selector, addressWord(from), word(nonce >> 8n)) },
    { target: token, data: callData(selectors.balanceOf.selector, addressWord(from)) },
    { target: token, data: callData(selectors.allowance.selector, addressWord(from), addressWord(permit2)) },
    { target: token, data: selectors.paused.selector },
    { target: token, data: callData(selectors.getBlackListStatus.selector, addressWord(from)) },
    { target: token, data: callData(selectors.getBlackListStatus.selector, addressWord(to)) },
  ];
  return {
    method: "eth_call",
    params: [{ to: multicall3, data: encodeAggregate3(calls) }, "latest"],
    // Not every token has the other functions.
    blockNumberOf: blockNumberFirst(calls.length, 5),
  };
}

/**
 * Reads the block number from an answer whose first sub-call of Multicall3 is `getBlockNumber`. Null if it cannot be
 * read, or one of the first `needed` sub-calls has no answer: the node is then of another chain.
 */
export function blockNumberFirst(count: number, needed: number): (result: unknown) => number | null {
  return (result) => {
    if (typeof result !== "string" || !isBytes(result)) return null;
    const [number, ...others] = (decodeAggregate3(result as Hex, count) ?? []).slice(0, needed).map(uint);
    if (number === undefined || number === null || others.includes(null)) return null;
    return number > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(number);
  };
}

/** Throws `Unavailable("chain")` if a call failed that every token and Permit2 support. */
export function parsePayerState(answer: RpcAnswer | undefined, authorization: Authorization): PayerState {
  const answers = decodeAggregate3(bytesOf(answer, what), 8);
  if (answers === null) throw rubbish(what);
  const [blockNumber, blockTime, bitmap, balance, allowance, paused, payerBlocked, payeeBlocked] = answers;
  return {
    block: { number: Number(needed(blockNumber)), timestampSeconds: Number(needed(blockTime)) },
    nonceIsUsed: ((needed(bitmap) >> (authorization.nonce & 0xffn)) & 1n) === 1n,
    balance: needed(balance),
    allowance: needed(allowance),
    paused: flag(paused),
    payerBlocked: flag(payerBlocked),
    payeeBlocked: flag(payeeBlocked),
  };
}

function callData(selector: string, ...words: readonly string[]): Hex {
  return `${selector}${words.join("")}` as Hex;
}

function needed(answer: SubAnswer | undefined): bigint {
  const value = uint(answer);
  if (value === null) throw rubbish(what);
  return value;
}

function flag(answer: SubAnswer | undefined): boolean | null {
  const value = uint(answer);
  return value === null ? null : value !== 0n;
}

function uint(answer: SubAnswer | undefined): bigint | null {
  return answer?.success === true && answer.data.length === 66 ? BigInt(answer.data) : null;
}
