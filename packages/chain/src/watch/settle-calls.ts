import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3Calls } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { addressWord, word } from "../abi/word";

/** Recipient and input of a transaction. All hex in lower case. */
export interface CalledTransaction {
  readonly to: Hex | null;
  readonly input: Hex;
}

/**
 * The distinct nonces that a transaction's calls settle with the order's terms, in call order. Null if not every call
 * goes directly to the proxy: only a call of the proxy's `settle`, or a top-level Multicall3 `aggregate3` of only such
 * calls, shows all settlements that its logs can come from.
 */
export function settleCallsIn(
  chain: Chain,
  called: CalledTransaction,
  order: SettlementOrder,
): readonly bigint[] | null {
  const { multicall3, x402Proxy } = chain.contracts;
  const inputs = called.to === multicall3.toLowerCase() ? subCallsOf(x402Proxy, called.input) : [called.input];
  if (inputs === null || (called.to !== multicall3.toLowerCase() && called.to !== x402Proxy.toLowerCase())) return null;
  if (!inputs.every(isSettle)) return null;
  const nonces = inputs.flatMap((input) => settledNonce(input, order) ?? []);
  return [...new Set(nonces)];
}

function subCallsOf(x402Proxy: string, input: Hex): readonly Hex[] | null {
  const calls = decodeAggregate3Calls(input);
  const isAllProxy = calls?.every(({ target }) => target === x402Proxy.toLowerCase()) ?? false;
  return calls === null || !isAllProxy ? null : calls.map(({ data }) => data);
}

function isSettle(input: Hex): boolean {
  return input.startsWith(selectors.settle.selector);
}

const wordDigits = 64;

/** The nonce of a `settle` call with the order's asset, amount, payer and payee; null for any other call. */
export function settledNonce(input: Hex, order: SettlementOrder): bigint | null {
  if (!isSettle(input)) return null;
  const digits = input.slice(selectors.settle.selector.length);
  const at = (place: number) => digits.slice(place * wordDigits, (place + 1) * wordDigits);
  // ((token, amount), nonce, deadline), owner, (to, validAfter): all static, so each has a fixed position.
  const [token, amount, nonce, , payer, payTo] = [0, 1, 2, 3, 4, 5].map(at);
  const isLike =
    token === addressWord(order.asset) &&
    amount === word(order.amount) &&
    payer === addressWord(order.payer) &&
    payTo === addressWord(order.payTo);
  return isLike ? BigInt(`0x${nonce}`) : null;
}
