import type { QueuedPayment } from "./payment-jobs";

/**
 * The data of a settlement job: the ids of payments that were enqueued together; their rows in Postgres are the truth. A job of few also
 * carries their orders, by payment, so that a settler begins without a read.
 */
export interface SettlementJob {
  readonly paymentIds: readonly string[];
  readonly orders?: Readonly<Record<string, object>>;
}

/**
 * A larger job has no orders: one read for all costs each payment little, and Redis keeps the data of ended jobs for a minute.
 */
const mostOrdersOfJob = 4;

export function settlementJob(payments: readonly QueuedPayment[]): SettlementJob {
  const paymentIds = payments.map(({ id }) => id);
  if (payments.length > mostOrdersOfJob) return { paymentIds };
  const orders = Object.fromEntries(
    payments.flatMap(({ id, order }) => (order === null ? [] : [[id, order] as const])),
  );
  return Object.keys(orders).length === 0 ? { paymentIds } : { paymentIds, orders };
}

/** The order of a payment in a job's data, unread; null: it has none. */
export function orderIn({ orders }: Pick<SettlementJob, "orders">, paymentId: string): unknown {
  return typeof orders === "object" && orders !== null && Object.hasOwn(orders, paymentId) ? orders[paymentId] : null;
}

/** One queue for each chain, so that a stalled chain delays no other. BullMQ refuses ":" in names and job ids. */
export function settlementQueueName(network: string): string {
  return `settlements-${network}`;
}

/** Few enough that several settlers share a burst, and many enough that a job costs each payment little. */
export const mostPaymentsOfJob = 32;
/** Jobs may be larger than ours, because gateways of the next version may send larger ones while settlers of this one run. */
export const mostPaymentsRead = 64;

/** The payments of a job, or null for data that is not ours. */
export function readPaymentIds(data: unknown): readonly string[] | null {
  const ids = typeof data === "object" && data !== null && "paymentIds" in data ? data.paymentIds : null;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > mostPaymentsRead) return null;
  return ids.every(isPaymentId) ? [...new Set(ids)] : null;
}

function isPaymentId(id: unknown): id is string {
  return typeof id === "string" && /^(?:pay|ref)_[0-9A-Za-z]{1,64}$/.test(id);
}
