import type { Address, Environment, Network } from "@lunas/catalog/chain";
import type { ChannelId } from "../channel/channel";
import type { MinedIn } from "../settlement/head";
import type { JobOrder } from "../settlement/job-order";
import type { Hex } from "../shared/hex";
import type { ApiKeyId, LinkId, MerchantId, PaymentId } from "../shared/id";
import type { Authorization } from "./authorization";
import type { PaymentSource } from "./claim";
import type { IdempotencyKey } from "./idempotency-key";

export type PaymentStatus = "pending" | "confirmed" | "failed";

/** A hold that is no payment: it waits for its capture, the merchant released it, or its time is over. */
export type OpenHoldStatus = "held" | "released" | "expired";

/** The hold that a payment was captured from, or may be. Times in milliseconds. */
export interface Hold {
  readonly heldAtMs: number;
  /** From then on nothing is captured. */
  readonly expiresAtMs: number;
}

/** Why a payment failed. Each code needs a proof on the chain; a timeout is no proof. */
export type FailureCode =
  | "tx_failed"
  | "nonce_cancelled"
  | "nonce_used_elsewhere"
  | "expired"
  /** A matching settlement is in a transaction that no endpoint could trace: not proven to be this payment's. */
  | "settlement_unproven"
  | "chain_reset";

/** The status of a payment or refund. Throws for a hold that is not captured: nothing shows it as a payment. */
export function paymentStatusOf({ id, status }: Pick<StoredPayment, "id" | "status">): PaymentStatus {
  if (status === "held" || status === "released" || status === "expired")
    throw new Error(`${id} is a hold that is ${status}, not a payment`);
  return status;
}

/** Where a payment was settled: at most one payment for each (chain, txHash, logIndex). */
export interface Settled extends MinedIn {
  readonly txHash: Hex;
  readonly logIndex: number;
}

/**
 * An authorization that is settled, as stored: from its acceptance on, never deleted. A payment, or with `refundOf` a
 * refund: there `authorization.from` is the merchant's wallet and `payTo` is the payer.
 */
export interface StoredPayment {
  readonly id: PaymentId;
  /** Of a refund: the payment whose payer gets the money back. Left out: this is a payment. */
  readonly refundOf?: PaymentId;
  /** Of a deposit: its channel. It is the payer's money until it is claimed, and no list of payments has it. */
  readonly channelId?: ChannelId;
  readonly merchantId: MerchantId;
  /** Null: paid on the page of a payment link, or a refund that a session created. */
  readonly apiKeyId: ApiKeyId | null;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly permit2: Address;
  readonly tokenSymbol: string;
  readonly payTo: Address;
  /** With the signature as it is sent to the chain. */
  readonly authorization: Authorization;
  readonly resource: string | null;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>> | null;
  readonly source: PaymentSource;
  /** The payment link whose page took it; null: none. */
  readonly linkId: LinkId | null;
  readonly bodyHash: Hex;
  /** The Idempotency-Key that stored the payment or joined it first; later joins must use the same one. */
  readonly idempotency: IdempotencyKey | null;
  /** The payer's own identifier for its purchase, by the x402 extension `payment-identifier`. */
  readonly identifier: string | null;
  /** The block that the checks read: no event of this payment is before it. */
  readonly checkedAtBlock: number;
  /** Of a hold that is not captured: no `PaymentStatus`, and no list of payments has it. */
  readonly status: PaymentStatus | OpenHoldStatus;
  /** Null: it was never held. */
  readonly hold: Hold | null;
  readonly failure: { readonly code: FailureCode; readonly message: string } | null;
  /** The settlement's hash if there is one, else the newest attempt's, else null. */
  readonly txHash: Hex | null;
  readonly settled: Settled | null;
  readonly lateSettlement: { readonly txHash: Hex; readonly blockNumber: number } | null;
  /** When the one success answer was claimed. */
  readonly answeredAtMs: number | null;
  /** Of a success that was told while the payment was pending, by a preconfirmation: when; else null. */
  readonly preconfirmedAtMs: number | null;
  /** When the request arrived and when its checks passed, by the gateway's clock. */
  readonly receivedAtMs: number;
  readonly verifiedAtMs: number;
  /** When it was stored, or captured from its hold, by the database's clock. */
  readonly createdAtMs: number;
  /** Only of a payment that this process has just stored: its job carries it to the settler. No row has it. */
  readonly jobOrder?: JobOrder;
}

/**
 * What changes of a payment after it was stored, also when it is captured from a hold, and `metadata`, whose names a store puts into an order of
 * its own: an answer that is sent again has the same bytes. Nothing else does, until personal data is forgotten long after the payment's
 * end. So a request that waits reads this alone.
 */
export interface PaymentState
  extends Pick<
    StoredPayment,
    | ("status" | "failure" | "txHash" | "settled" | "lateSettlement" | "answeredAtMs" | "preconfirmedAtMs")
    | ("metadata" | "idempotency" | "receivedAtMs" | "verifiedAtMs" | "createdAtMs")
  > {
  /** In base units: a capture may take less than was held. */
  readonly amount: bigint;
}

export function stateOf(payment: StoredPayment): PaymentState {
  const { status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs } = payment;
  const { metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs } = payment;
  const { amount } = payment.authorization;
  return {
    ...{ status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs },
    ...{ metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs, amount },
  };
}

/** The payment in this state. */
export function withState(payment: StoredPayment, state: PaymentState): StoredPayment {
  const { status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs } = state;
  const { metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs, amount } = state;
  const isSame = payment.authorization.amount === amount;
  return {
    ...payment,
    ...{ status, failure, txHash, settled, lateSettlement, answeredAtMs, preconfirmedAtMs },
    ...{ metadata, idempotency, receivedAtMs, verifiedAtMs, createdAtMs },
    authorization: isSame ? payment.authorization : { ...payment.authorization, amount },
  };
}
