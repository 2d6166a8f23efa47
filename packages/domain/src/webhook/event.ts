import type { Environment } from "@lunas/catalog/chain";
import type { WalletChange } from "../merchant/wallet-change";
import type { EventId, MerchantId, PaymentId } from "../shared/id";

export type EventType =
  | "payment.confirmed"
  | "payment.failed"
  | "payment.settled_late"
  | "merchant.wallet_changed"
  | "webhook.test";

/** What `merchant.wallet_changed` tells, as it was when the event was written. */
export interface MerchantWalletChange extends WalletChange {
  readonly merchantId: MerchantId;
}

/** Something that a merchant is told: written in the transaction of what it tells of, never changed after. */
export interface Event {
  readonly id: EventId;
  readonly type: EventType;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly occurredAtMs: number;
  /** Of `merchant.wallet_changed`, and of no other. */
  readonly walletChange?: MerchantWalletChange;
}
