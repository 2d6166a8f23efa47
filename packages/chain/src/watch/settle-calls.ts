import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { settlementKindOf } from "@lunas/domain/settlement/kinds/all";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3Calls } from "../abi/aggregate3";

/** Recipient and input of a transaction. All hex in lower case. */
export interface CalledTransaction {
  readonly to: Hex | null;
  readonly input: Hex;
}

/**
 * The distinct nonces that a transaction's calls settle with the order's terms, in call order. Null if not every call
 * goes directly to the contract of the order's kind: only a call of its `settle`, or a top-level Multicall3 `aggregate3` of only such
 * calls, shows all settlements that its logs can come from.
 */
export function settleCallsIn(
  chain: Chain,
  called: CalledTransaction,
  order: SettlementOrder,
): readonly bigint[] | null {
  const { call, contractOn } = settlementKindOf(order);
  const contract = contractOn(chain.contracts)?.toLowerCase();
  const multicall = chain.contracts.multicall3.toLowerCase();
  const inputs = called.to === multicall ? subCallsOf(contract, called.input) : [called.input];
  if (inputs === null || (called.to !== multicall && called.to !== contract)) return null;
  if (!inputs.every((input) => input.startsWith(call.selector))) return null;
  const nonces = inputs.flatMap((input) => call.nonceOf(input, order) ?? []);
  return [...new Set(nonces)];
}

function subCallsOf(contract: string | undefined, input: Hex): readonly Hex[] | null {
  const calls = decodeAggregate3Calls(input);
  const isAllSettling = calls?.every(({ target }) => target === contract) ?? false;
  return calls === null || !isAllSettling ? null : calls.map(({ data }) => data);
}
