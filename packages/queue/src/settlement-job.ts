/**
 * The data of a settlement job: the ids of payments that were enqueued together; their rows in Postgres are the truth.
 */
export interface SettlementJob {
  readonly paymentIds: readonly string[];
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
