/** One dispatcher on this machine, beside its database, its Redis and the endpoint that it posts to. */
export interface WebhookFigures {
  readonly takenAt: string;
  readonly deliveriesPerSecond: number;
  /** CPU of the dispatcher for a delivery, where the system tells it. */
  readonly cpuMsPerDelivery: number | null;
  /** From a payment's end to the first attempt, in milliseconds, while so many payments end each second. */
  readonly lagMs: Readonly<Record<"paymentsPerSecond" | "p50" | "p95" | "p99" | "most", number>>;
}
