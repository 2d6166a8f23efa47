import type { SettlementOrder } from "@lunas/domain/settlement/attempt";
import { textOfOrder } from "@lunas/domain/settlement/job-order";
import { orderOf } from "../build/an-order";
import { type MemoryDatabase, paymentsOf } from "./memory-database";

/** Whether a payment's row says anything else than the order that its job carried. */
export function differsFromRow(database: MemoryDatabase, chainId: number, order: SettlementOrder): boolean {
  const row = database.payments.get(order.paymentId);
  if (row === undefined || row.payment.chainId !== chainId || row.payment.authorization.kind !== "exact") return true;
  const { payment, payerHasCode, onlySender, sponsorship } = row;
  const isPlain = !payerHasCode && onlySender === undefined && sponsorship === undefined && payment.hold === null;
  if (!isPlain || payment.channelId !== undefined) return true;
  const wasCarried = database.transactions.some((each) => paymentsOf(each).includes(payment.id));
  return wasCarried || textOfOrder(orderOf(payment)) !== textOfOrder(order);
}
