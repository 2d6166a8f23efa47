import type { EngineDeps } from "./engine-deps";
import type { Lane, OpenEntry } from "./lane";
import type { Inclusion } from "./ports";
import { settlementOf } from "./what-next";

/**
 * Writes down in which blocks the lanes' payments are while they wait for their depth, and takes it back when a reorg
 * takes the block away: a balance read at such a block shows the payment already. One statement, and only with news.
 * Where inclusion is the end of a payment there is nothing to write.
 */
export async function noteInclusions(deps: EngineDeps, lanes: readonly Lane[]): Promise<void> {
  if (deps.chain.settlement.confirmations <= 1) return;
  const news = lanes.flatMap(({ open }) =>
    [...open.values()].flatMap((entry) => {
      const inclusion = inclusionOf(entry);
      return inclusion === null || inclusion.blockNumber === entry.notedBlock ? [] : [{ entry, inclusion }];
    }),
  );
  if (news.length === 0) return;
  await deps.settlements.noteInclusions(news.map(({ inclusion }) => inclusion));
  for (const { entry, inclusion } of news) entry.notedBlock = inclusion.blockNumber;
}

/** A transaction that reverted, or settled nothing, has taken nothing from the payer. */
function inclusionOf({ order, receipt }: OpenEntry): Inclusion | null {
  if (order === null) return null;
  const isSettled = receipt?.status === "success" && settlementOf(order, receipt) !== undefined;
  return { paymentId: order.paymentId, blockNumber: isSettled ? receipt.blockNumber : null };
}
