import type { LateSettlement } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { MemoryDatabase } from "./memory-database";
import { kindOf } from "./memory-refunds";

/** Whether a settlement on chain counts for a payment, in time or late. */
export function isCounted(
  database: MemoryDatabase,
  chainId: number,
  { txHash, logIndex }: { readonly txHash: string; readonly logIndex: number },
): boolean {
  return [...database.payments.values()].some(({ payment, lateLogIndex }) => {
    const { settled, lateSettlement } = payment;
    if (payment.chainId !== chainId) return false;
    const inTime = settled?.txHash === txHash && settled.logIndex === logIndex;
    return inTime || (lateSettlement?.txHash === txHash && lateLogIndex === logIndex);
  });
}

export function recordLate(
  database: MemoryDatabase,
  late: readonly LateSettlement[],
  over: readonly PaymentId[],
): readonly PaymentId[] {
  const reported: PaymentId[] = [];
  for (const { paymentId, settlement } of late) {
    const row = database.payments.get(paymentId);
    if (row?.payment.status !== "failed" || row.payment.lateSettlement !== null) continue;
    row.watchIsOver = true;
    if (isCounted(database, row.payment.chainId, settlement)) continue;
    const { txHash, blockNumber, logIndex } = settlement;
    row.payment = { ...row.payment, lateSettlement: { txHash, blockNumber } };
    row.lateLogIndex = logIndex;
    database.events.push({ type: `${kindOf(row)}.settled_late`, paymentId, atMs: database.clock.now() });
    reported.push(paymentId);
  }
  for (const id of over) {
    const row = database.payments.get(id);
    if (row?.payment.status === "failed") row.watchIsOver = true;
  }
  return reported;
}

export function watchAgain({ payments }: MemoryDatabase, chainId: number): void {
  for (const row of payments.values()) if (row.payment.chainId === chainId) row.watchIsOver = false;
}
