import type { HoldRecord, PaymentRecord, RefundRecord } from "./api";
import type { ChannelRecord, PayoutRecord } from "./channels";
import type {
  ChannelEventType,
  HoldEventType,
  PaymentEventType,
  PayoutEventType,
  RefundEventType,
  WalletEventType,
} from "./event-types";
import type { Hex } from "./hex";

/** The body of a webhook. `id` is the same on every attempt. */
export type WebhookEvent = PaymentEvent | RefundEvent | HoldEvent | ChannelEvent | PayoutEvent | WalletEvent;

interface EventHead {
  id: string;
  timestamp: string;
  environment: "sandbox" | "production";
}

export interface PaymentEvent extends EventHead {
  type: PaymentEventType;
  data: PaymentRecord;
}

/** A refund ended, or was settled after it had failed. */
export interface RefundEvent extends EventHead {
  type: RefundEventType;
  data: RefundRecord;
}

/** A hold ended without a capture. */
export interface HoldEvent extends EventHead {
  type: HoldEventType;
  data: HoldRecord;
}

/** A channel was opened, topped up, withdrawn from, or has ended. */
export interface ChannelEvent extends EventHead {
  type: ChannelEventType;
  data: ChannelRecord;
}

/** What was claimed for you was paid to your wallet, or could not be paid. */
export interface PayoutEvent extends EventHead {
  type: PayoutEventType;
  data: PayoutRecord;
}

/** Your wallet change was announced, took effect or was cancelled. */
export interface WalletEvent extends EventHead {
  type: WalletEventType;
  data: MerchantWalletChange;
}

export interface MerchantWalletChange {
  merchantId: string;
  status: "announced" | "effective" | "cancelled";
  oldWallet: Hex;
  newWallet: Hex;
  announcedAt: string;
  effectiveAt: string | null;
  oldWalletAcceptedUntil: string | null;
}
