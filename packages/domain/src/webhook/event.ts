import type { Environment } from "@lunas/catalog/chain";
import type { EventId, MerchantId, PaymentId } from "../shared/id";

export type EventType = "payment.confirmed" | "payment.failed" | "payment.settled_late" | "webhook.test";

/** Something that a merchant is told: written in the transaction of what it tells of, never changed after. */
export interface Event {
  readonly id: EventId;
  readonly type: EventType;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly occurredAtMs: number;
}
