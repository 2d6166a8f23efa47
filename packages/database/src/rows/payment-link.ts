import type { PaymentLink } from "@lunas/domain/link/payment-link";
import type { NewLink } from "@lunas/domain/link/ports";
import { Prisma } from "../generated/client";
import { asJson } from "./json";
import { dateOf } from "./merchant";

/** A link as `linkColumns` reads it. Amounts come as text: a Decimal would lose digits. */
export interface LinkRow
  extends Omit<PaymentLink, "minAmount" | "maxAmount" | "expiresAtMs" | "isActive" | "createdAtMs" | "updatedAtMs"> {
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly expiresAt: Date | null;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The columns of payment links, which the statement must name `l`. */
export const linkColumns = Prisma.sql`
  l.id, l.merchant_id as "merchantId", l.environment, l.network, l.chain_id as "chainId", l.token_symbol as "tokenSymbol",
  l.title, l.description, l.min_amount::text as "minAmount", l.max_amount::text as "maxAmount",
  l.redirect_url as "redirectUrl", l.max_payments as "maxPayments", l.expires_at as "expiresAt", l.metadata, l.active,
  l.created_at as "createdAt", l.updated_at as "updatedAt",
  case when l.max_payments is not null then (
    select count(*)::integer from (
      select from payments p
      where p.link_id = l.id and (p.status <> 'failed' or p.late_tx_hash is not null)
      limit l.max_payments
    ) as places
  ) end as "placesTaken"`;

export function parseLink(row: LinkRow): PaymentLink {
  const { minAmount, maxAmount, expiresAt, active, createdAt, updatedAt, ...plain } = row;
  return {
    ...plain,
    minAmount: BigInt(minAmount),
    maxAmount: BigInt(maxAmount),
    expiresAtMs: expiresAt?.getTime() ?? null,
    isActive: active,
    createdAtMs: createdAt.getTime(),
    updatedAtMs: updatedAt.getTime(),
  };
}

/** Inserts a link and reads it back. */
export function insertLink(link: NewLink): Prisma.Sql {
  const { id, merchantId, environment, network, chainId, tokenSymbol, title, description } = link;
  return Prisma.sql`
    insert into payment_links as l (id, merchant_id, environment, network, chain_id, token_symbol, title, description,
      min_amount, max_amount, redirect_url, max_payments, expires_at, metadata)
    values (${id}, ${merchantId}, ${environment}, ${network}, ${chainId}::integer, ${tokenSymbol}, ${title}, ${description},
      ${link.minAmount.toString()}::numeric, ${link.maxAmount.toString()}::numeric, ${link.redirectUrl},
      ${link.maxPayments}::integer, ${dateOf(link.expiresAtMs)}::timestamptz,
      ${link.metadata === null ? null : asJson(link.metadata)}::jsonb)
    returning ${linkColumns}`;
}
