import type { Chain } from "@lunas/catalog/chain";
import { depthFor } from "@lunas/catalog/depth-for";
import { isSettlementOf } from "../settlement/confirm/what-next";
import type { LedgerPayment, MinedTransaction } from "./ledger";

/** The newest block, and the depth that a payment needs. */
export interface Depth extends Pick<Chain, "settlement"> {
  readonly newestBlock: number;
  /** The oldest block whose transactions the node has. */
  readonly oldestKept: number;
}

/** Disagreements between rows, events and chain about a payment. Pure. `transaction`: the one that the row names. */
export function explainPayment(
  payment: LedgerPayment,
  transaction: MinedTransaction | undefined,
  depth: Depth,
): string[] {
  const { id, status, events, refunds, amount } = payment;
  const eventsText = [...events].sort().join(", ");
  return [
    ...(expectedEvents(payment).includes(eventsText)
      ? []
      : [`${id} is ${status}, and its events are: ${eventsText || "none"}`]),
    ...(refunds > amount ? [`${id} is ${amount}, and its refunds are ${refunds}`] : []),
    ...(status === "confirmed" && !payment.isOfClosedEpoch
      ? unsettled(payment, transaction, depth).map((word) => `${id} is confirmed, and ${word}`)
      : []),
  ];
}

/** What its events may be, each as a sorted list. A deposit opens its channel or adds to it, in time or late. */
function expectedEvents({ kind, status, isLate }: LedgerPayment): readonly string[] {
  if (kind === "deposit") return status === "confirmed" || isLate ? ["channel.opened", "channel.topped_up"] : [""];
  if (status === "pending") return [""];
  return [[`${kind}.${status}`, ...(isLate ? [`${kind}.settled_late`] : [])].sort().join(", ")];
}

function unsettled(
  { settled, ...payment }: LedgerPayment,
  transaction: MinedTransaction | undefined,
  { newestBlock, settlement, oldestKept }: Depth,
): string[] {
  if (settled === null) return ["its row names no settlement"];
  if (transaction === undefined && settled.blockNumber < oldestKept) return [];
  if (transaction === undefined) return [`the chain does not have ${settled.txHash}`];
  if (transaction.status !== "success") return [`${settled.txHash} reverted`];
  const log = transaction.settlements.find(({ logIndex }) => logIndex === settled.logIndex);
  const isRight = log !== undefined && isSettlementOf({ ...payment, kind: payment.settlementKind }, log);
  const deep = newestBlock - transaction.blockNumber + 1;
  const wanted = depthFor({ settlement }, payment.amount);
  return [
    ...(deep < wanted ? [`it is ${deep} ${deep === 1 ? "block" : "blocks"} deep, not ${wanted}`] : []),
    ...(isRight ? [] : [`log ${settled.logIndex} of ${settled.txHash} is not its transfer`]),
    ...(transaction.blockNumber === settled.blockNumber
      ? []
      : [`it is in block ${transaction.blockNumber}, not in ${settled.blockNumber}`]),
  ];
}
