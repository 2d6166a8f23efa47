/** What a settlement job carries: ids only, the row in Postgres is the truth. */
export interface SettlementJob {
  readonly paymentId: string;
}

/** One queue for each chain, so that a chain that stands still holds up nobody else. BullMQ refuses ":" in names and job ids. */
export function settlementQueueName(network: string): string {
  return `settlements-${network}`;
}

/** The payment of a job, or null for data that is not ours. */
export function readPaymentId(data: unknown): string | null {
  const id = typeof data === "object" && data !== null && "paymentId" in data ? data.paymentId : null;
  return typeof id === "string" && /^pay_[0-9A-Za-z]{1,64}$/.test(id) ? id : null;
}
