import type { Chain } from "@lunas/catalog/chain";
import type { Authorization } from "@lunas/domain/payment/authorization";
import type { ChainFacts } from "@lunas/domain/payment/facts";
import { addressWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import type { SubAnswer, SubCall } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { resultOf, rubbish } from "../rpc/results";
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

/** Sub-calls of one `eth_call` of Multicall3, so that a load-balanced RPC cannot answer from several blocks. */
export function payerStateCall(chain: Chain, authorization: Authorization): RpcCall {
  const { permit2, multicall3 } = chain.contracts;
  const { from, to, token, nonce } = authorization;
  const subCalls: readonly SubCall[] = [
    { target: multicall3, data: selectors.getBlockNumber.selector },
    { target: multicall3, data: selectors.getCurrentBlockTimestamp.selector },
    { target: permit2, data: callData(selectors.nonceBitmap.selector, addressWord(from), word(nonce >> 8n)) },
    { target: token, data: callData(selectors.balanceOf.selector, addressWord(from)) },
    { target: token, data: callData(selectors.allowance.selector, addressWord(from), addressWord(permit2)) },
    { target: token, data: selectors.paused.selector },
    { target: token, data: callData(selectors.getBlackListStatus.selector, addressWord(from)) },
    { target: token, data: callData(selectors.getBlackListStatus.selector, addressWord(to)) },
  ];
  // Not every token has the other functions.
  return readCall(multicall3, subCalls, 5);
}

/** Sub-calls of Multicall3 at the newest block, the first of which is `getBlockNumber`. */
export function readCall(contract: string, subCalls: readonly SubCall[], needed: number): RpcCall {
  return {
    method: "eth_call",
    params: [{ to: contract }, "latest"],
    reads: { contract, subCalls },
    blockNumberOf: blockNumberFirst(needed),
  };
}

/**
 * Reads the block number from sub-answers whose first is that of `getBlockNumber`. Null if it cannot be read, or one of the
 * first `needed` sub-calls has no answer: the node is then of another chain.
 */
function blockNumberFirst(needed: number): (result: unknown) => number | null {
  return (result) => {
    if (!Array.isArray(result)) return null;
    const [number, ...others] = (result as readonly SubAnswer[]).slice(0, needed).map(uint);
    if (number === undefined || number === null || others.includes(null)) return null;
    return number > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(number);
  };
}

/** The answers to a call of `readCall`. Throws `Unavailable("chain")`. */
export function subAnswersOf(answer: RpcAnswer | undefined, what: string): readonly SubAnswer[] {
  const result = resultOf(answer, what);
  if (!Array.isArray(result)) throw rubbish(what);
  return result as readonly SubAnswer[];
}

/** Throws `Unavailable("chain")` if a call failed that every token and Permit2 support. */
export function parsePayerState(answer: RpcAnswer | undefined, authorization: Authorization): PayerState {
  const answers = subAnswersOf(answer, what);
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
