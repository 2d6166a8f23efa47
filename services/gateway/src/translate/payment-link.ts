import { closedReason, type PaymentLink } from "@lunas/domain/link/payment-link";
import type { PaymentLink as PaymentLinkRecord } from "@lunas/protocol/api/payment-links";

/** The address of the page on which a link is paid. */
export function linkUrl(publicUrl: string, id: PaymentLink["id"]): string {
  return new URL(`/pay/${id}`, publicUrl).href;
}

/** A link as its merchant sees it. */
export function linkRecord(link: PaymentLink, publicUrl: string, nowMs: number): PaymentLinkRecord {
  const { id, environment, network, title, description, redirectUrl, maxPayments, placesTaken } = link;
  const isFixed = link.minAmount === link.maxAmount;
  return {
    linkId: id,
    url: linkUrl(publicUrl, id),
    ...{ environment, network, token: link.tokenSymbol, title, description },
    amount: isFixed ? link.minAmount.toString() : null,
    minAmount: isFixed ? null : link.minAmount.toString(),
    maxAmount: isFixed ? null : link.maxAmount.toString(),
    ...{ redirectUrl, maxPayments, placesTaken },
    expiresAt: link.expiresAtMs === null ? null : isoOf(link.expiresAtMs),
    metadata: { ...link.metadata },
    active: link.isActive,
    status: closedReason(link, nowMs) ?? "open",
    createdAt: isoOf(link.createdAtMs),
    updatedAt: isoOf(link.updatedAtMs),
  };
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
