import type { Environment } from "@lunas/catalog/chain";
import type { WalletChange } from "../merchant/wallet-change";
import type { EventId, MerchantId, PaymentId } from "../shared/id";

/** The events about a refund. */
export type RefundEventType = "refund.confirmed" | "refund.failed" | "refund.settled_late";

export type EventType =
  | "payment.confirmed"
  | "payment.failed"
  | "payment.settled_late"
  | RefundEventType
  | "merchant.wallet_changed"
  | "webhook.test";

/** The data of `merchant.wallet_changed`, at the time when the event was written. */
export interface MerchantWalletChange extends WalletChange {
  readonly merchantId: MerchantId;
}

/** An event for a merchant: written in the transaction of its cause, and never changed. */
export interface Event {
  readonly id: EventId;
  readonly type: EventType;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly occurredAtMs: number;
  /** Only for `merchant.wallet_changed`. */
  readonly walletChange?: MerchantWalletChange;
}
