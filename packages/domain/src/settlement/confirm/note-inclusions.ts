import type { EngineDeps } from "../engine-deps";
import { type Lane, type OpenEntry, ordersOf } from "../lanes/lane";
import type { Inclusion } from "../ports";
import { settlementOf } from "./what-next";

/**
 * Stores in which blocks the lanes' payments are while they wait for their depth, and removes that when a reorg removes
 * the block: a balance read at such a block already includes the payment. One statement, and only after a change.
 * Chains where inclusion ends a payment need none of this.
 */
export async function noteInclusions(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  const { confirmations, depthFrom = [] } = deps.chain.settlement;
  if (confirmations <= 1 && depthFrom.length === 0) return;
  const news = lanes.flatMap(({ open }) =>
    [...open.values()].flatMap((entry) => {
      const inclusions = inclusionsOf(entry);
      const blockNumber = inclusions.find((each) => each.blockNumber !== null)?.blockNumber ?? null;
      return inclusions.length === 0 || blockNumber === entry.notedBlock ? [] : [{ entry, inclusions, blockNumber }];
    }),
  );
  if (news.length === 0) return;
  await deps.settlements.noteInclusions(news.flatMap(({ inclusions }) => inclusions));
  for (const { entry, blockNumber } of news) entry.notedBlock = blockNumber;
}

/** A transaction that reverted or settled nothing has taken nothing from the payer. */
function inclusionsOf(entry: OpenEntry): readonly Inclusion[] {
  const { receipt } = entry;
  return ordersOf(entry).map((order) => {
    const isSettled = receipt?.status === "success" && settlementOf(order, receipt) !== undefined;
    return { paymentId: order.paymentId, blockNumber: isSettled ? receipt.blockNumber : null };
  });
}
