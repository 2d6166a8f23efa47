import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3Calls } from "../abi/aggregate3";
import { selectors } from "../abi/contracts";
import { addressWord, word } from "../abi/word";

/** What a transaction says that it does. All hex in lower case. */
export interface CalledTransaction {
  readonly to: Hex | null;
  readonly input: Hex;
}

/**
 * The distinct nonces that a transaction's calls settle with the order's terms, in the order of the calls. Null where not
 * every call goes to the proxy directly: only a call of the proxy's `settle`, or a top-level Multicall3 `aggregate3` of
 * nothing but these, shows all settlements that its logs can stand for.
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

/** The nonce of a call of `settle` whose asset, amount, payer and payee are the order's; null for any other call. */
export function settledNonce(input: Hex, order: SettlementOrder): bigint | null {
  if (!isSettle(input)) return null;
  const digits = input.slice(selectors.settle.selector.length);
  const at = (place: number) => digits.slice(place * wordDigits, (place + 1) * wordDigits);
  // ((token, amount), nonce, deadline), owner, (to, validAfter): all static, so each stands at its own place.
  const [token, amount, nonce, , payer, payTo] = [0, 1, 2, 3, 4, 5].map(at);
  const isLike =
    token === addressWord(order.asset) &&
    amount === word(order.amount) &&
    payer === addressWord(order.payer) &&
    payTo === addressWord(order.payTo);
  return isLike ? BigInt(`0x${nonce}`) : null;
}
