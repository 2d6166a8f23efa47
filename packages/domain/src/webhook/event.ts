import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { ChannelRecord } from "../channel/record";
import type { WalletChange } from "../merchant/wallet-change";
import type { Hex } from "../shared/hex";
import type { EventId, MerchantId, PaymentId, PayoutId } from "../shared/id";
import type { EventType } from "./event-types";

/** The data of `merchant.wallet_changed`, at the time when the event was written. */
export interface MerchantWalletChange extends WalletChange {
  readonly merchantId: MerchantId;
}

/** A payout at the time when its event was written, in the form of the public API; the database writes it. Amounts in base units. */
export interface PayoutSnapshot {
  payoutId: PayoutId;
  environment: Environment;
  network: Network;
  token: string;
  receiver: Address;
  /** Null: it is not confirmed. */
  amount: string | null;
  channels: number;
  txHash: Hex | null;
  status: "pending" | "confirmed" | "failed";
  createdAt: string;
  timestamp: string | null;
}

/** An event for a merchant: written in the transaction of its cause, and never changed. */
export interface Event {
  readonly id: EventId;
  readonly type: EventType;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly occurredAtMs: number;
  /** Only for events of channels: as it was when the event was written; the database writes it. */
  readonly channel?: ChannelRecord;
  /** Only for events of payouts. */
  readonly payout?: PayoutSnapshot;
  /** Only for `merchant.wallet_changed`. */
  readonly walletChange?: MerchantWalletChange;
}
