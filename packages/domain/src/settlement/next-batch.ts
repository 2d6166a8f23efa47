import type { PaymentId } from "../shared/id";
import type { SettlementOrder } from "./attempt";
import type { Delays } from "./delays";

/** Takes out those that were delayed least, and as many as may share a batch after so many delays. */
export function nextBatch(
  queued: Map<PaymentId, SettlementOrder>,
  { times }: Pick<Delays, "times">,
  most: number,
): readonly SettlementOrder[] {
  let fewest = Number.POSITIVE_INFINITY;
  for (const id of queued.keys()) fewest = Math.min(fewest, times(id));
  const size = Math.max(1, most >> Math.min(fewest, 16));
  const batch: SettlementOrder[] = [];
  for (const [id, order] of queued) {
    if (times(id) !== fewest) continue;
    batch.push(order);
    if (batch.length === size) break;
  }
  for (const { paymentId } of batch) queued.delete(paymentId);
  return batch;
}
