import type { Environment } from "@lunas/catalog/chain";
import type { WalletChange } from "../merchant/wallet-change";
import type { EventId, MerchantId, PaymentId } from "../shared/id";
import type { EventType } from "./event-types";

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
