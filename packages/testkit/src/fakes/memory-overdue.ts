import type { OverduePage } from "@lunas/domain/settlement/submit/overdue-page";
import type { PaymentId } from "@lunas/domain/shared/id";
import { isOpen, type MemoryDatabase, paymentsOf } from "./memory-database";

/** A page of the pending payments that are past their deadline, of whatever has an open nonce of these lanes. */
export function overdueIds(
  { transactions, payments }: MemoryDatabase,
  laneIds: readonly string[],
  { chainSeconds, after, limit }: OverduePage,
): readonly PaymentId[] {
  const carried = transactions.filter((row) => isOpen(row) && laneIds.includes(row.laneId)).flatMap(paymentsOf);
  return [...new Set(carried)]
    .filter((id) => payments.get(id)?.payment.status === "pending" && (after === null || id > after))
    .filter((id) => (payments.get(id)?.payment.authorization.deadlineSeconds ?? 0n) < BigInt(chainSeconds))
    .sort()
    .slice(0, limit);
}
