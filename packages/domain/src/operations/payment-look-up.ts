import type { Address, Environment } from "@lunas/catalog/chain";
import type { PaymentStatus } from "../payment/stored-payment";
import type { Hex } from "../shared/hex";
import type { DeliveryId, MerchantId, PaymentId } from "../shared/id";

/** A payment or a refund, in one line. */
export interface PaymentSummary {
  readonly id: PaymentId;
  readonly chainId: number;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly status: PaymentStatus;
  readonly amount: string;
  readonly tokenSymbol: string;
  readonly payer: Address;
  /** Null: a payment. */
  readonly refundOf: PaymentId | null;
  readonly storedAtMs: number;
}

export interface FoundPayments {
  /** The newest first. */
  readonly payments: readonly PaymentSummary[];
  /** The payer has more than were read: these may not be its newest. */
  readonly isPart: boolean;
}

/** A webhook delivery without its address, which may contain a secret. */
export interface DeliverySummary {
  readonly id: DeliveryId;
  readonly eventType: string;
  readonly status: string;
  readonly attempts: number;
  readonly createdAtMs: number;
  readonly nextAttemptAtMs: number | null;
  /** Of the newest attempt; null: none, or no answer. */
  readonly statusCode: number | null;
  readonly error: string | null;
}

/** An operator's search for payments: bounded, and of every merchant. */
export interface PaymentLookUp {
  /** By its id, by the hash of any of its transactions, or by its payer. */
  find(reference: PaymentId | Hex | Address, limit: number): Promise<FoundPayments>;
  /** The newest first. */
  refundsOf(id: PaymentId, limit: number): Promise<readonly PaymentSummary[]>;
  /** The oldest first. */
  deliveriesOf(id: PaymentId, limit: number): Promise<readonly DeliverySummary[]>;
}
