import type { Chain } from "@lunas/catalog/chain";
import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import type { NonceFate } from "@lunas/domain/settlement/head";
import type { Hex } from "@lunas/domain/shared/hex";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { topics } from "../abi/contracts";
import { addressWord } from "../abi/word";
import { headCall, headOf } from "../read/read-head";
import { fields, resultOf } from "../rpc/results";
import type { Rpc } from "../rpc/rpc";
import { findSettlement, readNonces, settledAt } from "./find-settlement";
import { isCancelledIn } from "./is-cancelled-in";
import { type Log, parseLogs } from "./log";
import { receiptCall } from "./receipts";

interface Deps {
  readonly chain: Chain;
  readonly rpc: Rpc;
}

/**
 * What became of a nonce that is set, on a node without old state: by the logs of the whole range. A transaction counts
 * only with the nonce in its calldata, as the block that set the bit is not known. Throws `Unavailable("chain")` where
 * neither a settlement nor a cancellation is found: what else used the nonce only a node with the state can tell.
 */
export async function readFateByLogs(
  deps: Deps,
  order: SettlementOrder,
  range: { readonly low: number; readonly high: number },
): Promise<NonceFate> {
  const { chain, rpc } = deps;
  const blocks = { fromBlock: `0x${range.low.toString(16)}`, toBlock: `0x${range.high.toString(16)}` };
  const payer = `0x${addressWord(order.payer)}`;
  const transfers = [topics.transfer.topic, payer, `0x${addressWord(order.payTo)}`];
  const cancellations = [topics.unorderedNonceInvalidation.topic, payer];
  const [transferAnswer, cancelAnswer] = await rpc.batch([
    { method: "eth_getLogs", params: [{ ...blocks, address: order.asset, topics: transfers }] },
    { method: "eth_getLogs", params: [{ ...blocks, address: chain.contracts.permit2, topics: cancellations }] },
  ]);
  const settled = await settlementAmong(deps, order, parseLogs(resultOf(transferAnswer, "the payer's transfers")));
  if (settled !== null) return settled;
  if (isCancelledIn(chain, order, parseLogs(resultOf(cancelAnswer, "the payer's cancellations")))) {
    return { kind: "cancelled" };
  }
  throw new Unavailable("chain", "what used the nonce lies in blocks whose state the node does not have any more");
}

async function settlementAmong(deps: Deps, order: SettlementOrder, logs: readonly Log[]): Promise<NonceFate | null> {
  const transactions = [...new Set(logs.map(({ txHash }) => txHash))].map((txHash) => ({ txHash }));
  const nonces = await readNonces(deps.rpc, order, transactions);
  const hash = transactions.find((_, index) => nonces[index]?.includes(order.nonce))?.txHash;
  const log = logs.find(({ txHash }) => txHash === hash);
  return hash === undefined || log === undefined ? null : settlementBy(deps, order, { hash, blockHash: log.blockHash });
}

async function settlementBy(
  deps: Deps,
  order: SettlementOrder,
  transaction: { readonly hash: Hex; readonly blockHash: Hex },
): Promise<NonceFate | null> {
  const [receiptAnswer, headAnswer] = await deps.rpc.batch([
    receiptCall(transaction.hash),
    headCall(transaction.blockHash),
  ]);
  const { logs } = fields(resultOf(receiptAnswer, "a receipt"), "a receipt");
  const head = headOf(headAnswer);
  const places = await findSettlement(deps, order, parseLogs(logs));
  return head === null ? null : settledAt(places, head);
}
