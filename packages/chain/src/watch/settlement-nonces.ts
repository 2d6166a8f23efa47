import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { Hex } from "@lunas/domain/shared/hex";
import { selectors } from "../abi/contracts";
import { addressWord, word } from "../abi/word";

/**
 * The nonces of all calls of `settle` that stand in a transaction's calldata, at whatever depth, and have the same
 * asset, amount, payer and payee as the order; in their order.
 */
export function settlementNonces(input: Hex, order: SettlementOrder): readonly bigint[] {
  const digits = input.slice(2).toLowerCase();
  const start = selectors.settle.selector.slice(2) + addressWord(order.asset) + word(order.amount);
  const parties = addressWord(order.payer) + addressWord(order.payTo);
  const nonces: bigint[] = [];
  for (let at = digits.indexOf(start); at !== -1; at = digits.indexOf(start, at + start.length)) {
    const nonce = digits.slice(at + start.length, at + start.length + 64);
    // Behind the nonce stands the deadline, then payer and payee.
    const found = digits.slice(at + start.length + 128, at + start.length + 256);
    if (found === parties) nonces.push(BigInt(`0x${nonce}`));
  }
  return nonces;
}
