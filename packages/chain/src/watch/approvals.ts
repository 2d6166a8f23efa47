import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { ApprovalState } from "@lunas/domain/settlement/confirm/sightings";
import { addressWord } from "@lunas/domain/shared/abi-word";
import { selectors } from "../abi/contracts";
import { bytesOf, quantityOf } from "../rpc/results";
import type { Rpc, RpcAnswer, RpcCall } from "../rpc/rpc";
import { isNonceSet, nonceBitmapCall } from "./find-turn";

const questions = 6;

/**
 * The approval states of orders' payers, in one batch; null if the node did not answer. Order kept. Throws
 * `Unavailable("chain")`.
 */
export async function readApprovals(
  { chain, rpc }: { readonly chain: Chain; readonly rpc: Rpc },
  orders: readonly SettlementOrder[],
): Promise<readonly (ApprovalState | null)[]> {
  const answers = await rpc.batch(orders.flatMap((order) => callsOf(chain, order)));
  return orders.map((order, index) => stateOf(order, answers.slice(index * questions, (index + 1) * questions)));
}

function stateOf(order: SettlementOrder, answers: readonly RpcAnswer[]): ApprovalState | null {
  const [allowance, tokenBalance, balance, nonce, code, bitmap] = answers;
  if (answers.some((answer) => "error" in answer)) return null;
  return {
    allowance: quantityOf(allowance, "an allowance"),
    tokenBalance: quantityOf(tokenBalance, "a token balance"),
    balanceWei: quantityOf(balance, "a native balance"),
    accountNonce: Number(quantityOf(nonce, "an account's nonce")),
    hasCode: bytesOf(code, "an account's code") !== "0x",
    nonceIsUsed: isNonceSet(bitmap, order),
  };
}

function callsOf(chain: Chain, order: SettlementOrder): readonly RpcCall[] {
  const { payer, asset, permit2 } = order;
  const ask = (data: string): RpcCall => ({ method: "eth_call", params: [{ to: asset, data }, "latest"] });
  return [
    ask(`${selectors.allowance.selector}${addressWord(payer)}${addressWord(permit2)}`),
    ask(`${selectors.balanceOf.selector}${addressWord(payer)}`),
    { method: "eth_getBalance", params: [payer, "latest"] },
    { method: "eth_getTransactionCount", params: [payer, "latest"] },
    { method: "eth_getCode", params: [payer, "latest"] },
    nonceBitmapCall(chain, order, "latest"),
  ];
}
