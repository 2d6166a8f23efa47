import type { Environment } from "@lunas/catalog/chain";
import type { ApiKey, ApiKeyType, KeyScope } from "@lunas/domain/merchant/api-key";
import type { NewApiKey } from "@lunas/domain/merchant/ports";
import type { ApiKeyId, MerchantId } from "@lunas/domain/shared/id";
import { type ApiKey as ApiKeyRow, Prisma } from "../generated/client";

export type KeyRow = Omit<ApiKeyRow, "hash">;

export function parseApiKeyRow(row: KeyRow): ApiKey {
  const { prefix, label, allowedOrigins, allowedIps } = row;
  return {
    ...{ prefix, label, allowedOrigins, allowedIps },
    scopes: row.scopes as KeyScope[],
    id: row.id as ApiKeyId,
    lineage: (row.lineage ?? row.id) as ApiKeyId,
    merchantId: row.merchantId as MerchantId,
    type: row.type as ApiKeyType,
    environment: row.environment as Environment,
    lastUsedAtMs: row.lastUsedAt?.getTime() ?? null,
    createdAtMs: row.createdAt.getTime(),
    revokedAtMs: row.revokedAt?.getTime() ?? null,
    expiresAtMs: row.expiresAt?.getTime() ?? null,
    validUntilMs: row.validUntil?.getTime() ?? null,
  };
}

/** A new key for Prisma, without its merchant. It stops working at its requested end, if there is one. */
export function keyData(key: Omit<NewApiKey, "merchantId">) {
  const { allowedOrigins, scopes, allowedIps, validUntilMs, ...plain } = key;
  const validUntil = validUntilMs === null ? null : new Date(validUntilMs);
  const lists = { allowedOrigins: [...allowedOrigins], scopes: [...scopes], allowedIps: [...allowedIps] };
  return { ...plain, ...lists, validUntil, expiresAt: validUntil };
}

/** Of api_keys, which the statement must name `k`. */
export const keyColumns = Prisma.sql`
  k.id, k.merchant_id as "merchantId", k.prefix, k.type, k.environment, k.label, k.lineage,
  k.allowed_origins as "allowedOrigins", k.scopes, k.allowed_ips as "allowedIps", k.last_used_at as "lastUsedAt", k.created_at as "createdAt",
  k.revoked_at as "revokedAt", k.expires_at as "expiresAt", k.valid_until as "validUntil"`;
