import type { Environment, Network } from "@lunas/catalog/chain";
import type { Payee } from "../merchant/api-key";
import type { LinkId, MerchantId } from "../shared/id";

/** Why a link takes no new payment. */
export type LinkClosedReason = "closed" | "expired" | "used_up";

/** A page on which anybody may pay a merchant; never deleted. */
export interface PaymentLink {
  readonly id: LinkId;
  readonly merchantId: MerchantId;
  readonly environment: Environment;
  readonly network: Network;
  readonly chainId: number;
  readonly tokenSymbol: string;
  readonly title: string;
  readonly description: string | null;
  /** Base units. Equal where the link has a fixed price; else the payer chooses between them, both included. */
  readonly minAmount: bigint;
  readonly maxAmount: bigint;
  readonly redirectUrl: string | null;
  /** Null: any number. */
  readonly maxPayments: number | null;
  readonly expiresAtMs: number | null;
  /** Of each payment by this link; the payer never sees it. */
  readonly metadata: Readonly<Record<string, string>> | null;
  /** False: the merchant has closed it. */
  readonly isActive: boolean;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  /**
   * Payments that take a place: pending, confirmed, and settled late. Counted up to `maxPayments`; null where the link has
   * no such limit.
   */
  readonly placesTaken: number | null;
}

/** A link with its merchant, as the payer's page needs it. */
export interface PayableLink {
  readonly link: PaymentLink;
  readonly merchant: Payee & { readonly name: string; readonly isSuspended: boolean };
}

/** The part of a link that a claim needs. */
export interface ClaimedLink {
  readonly id: LinkId;
  /** As it was read; the store judges it again under a lock. Null: open. */
  readonly closed: LinkClosedReason | null;
  readonly minAmount: bigint;
  readonly maxAmount: bigint;
}

/** Null: the link takes new payments. */
export function closedReason(
  { isActive, expiresAtMs, maxPayments, placesTaken }: PaymentLink,
  nowMs: number,
): LinkClosedReason | null {
  if (!isActive) return "closed";
  if (expiresAtMs !== null && expiresAtMs <= nowMs) return "expired";
  return maxPayments !== null && (placesTaken ?? 0) >= maxPayments ? "used_up" : null;
}
