import type { Address } from "@lunas/catalog/chain";
import type { PlannedTransaction } from "@lunas/domain/settlement/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import { type LaneRow, type MemoryDatabase, openTransactionOf } from "./memory-database";

export function isToBeSettled(database: MemoryDatabase, id: PaymentId): boolean {
  return database.payments.get(id)?.payment.status === "pending" && openTransactionOf(database, id) === undefined;
}

interface OfSenders {
  readonly senders: readonly Address[];
  readonly limit: number;
}

export function ordersOfSenders(database: MemoryDatabase, chainId: number, { senders, limit }: OfSenders): PaymentId[] {
  return [...database.payments.values()]
    .filter(({ payment }) => payment.chainId === chainId && isToBeSettled(database, payment.id))
    .filter(({ onlySender }) => onlySender !== undefined && senders.includes(onlySender))
    .map(({ payment }) => payment)
    .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

export function gaveUp({ transactions }: MemoryDatabase, { id }: LaneRow): boolean {
  return transactions.some((row) => row.laneId === id && row.isAbandoned === true && row.closed === null);
}

/** A retired lane settles payments whose payer named it, as long as it gave up no nonce. */
export function mayServe(database: MemoryDatabase, lane: LaneRow, planned: readonly PlannedTransaction[]): boolean {
  const isOwn = ({ purpose, paymentId }: PlannedTransaction) =>
    purpose === "payment" && paymentId !== null && database.payments.get(paymentId)?.onlySender === lane.address;
  return !gaveUp(database, lane) && planned.every(isOwn);
}

interface Sending {
  readonly purpose: PlannedTransaction["purpose"];
  readonly lane: LaneRow;
}

/** A payment whose payer named its sender is sent by that one, alone. */
export function mayBeSentBy({ payments }: MemoryDatabase, id: PaymentId, { purpose, lane }: Sending): boolean {
  const { onlySender } = payments.get(id) ?? {};
  if (onlySender === undefined || purpose === "funding") return true;
  return purpose === "payment" && onlySender === lane.address;
}
