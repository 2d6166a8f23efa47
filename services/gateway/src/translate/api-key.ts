import { type ApiKey, endOf } from "@lunas/domain/merchant/api-key";
import type { ApiKey as ApiKeyRecord } from "@lunas/protocol/api/api-keys";

/** A key's public fields for its merchant. Never the key itself. */
export function keyIdentity(key: ApiKey) {
  const { id, prefix, type, environment, label, allowedOrigins, scopes, allowedIps, validUntilMs, createdAtMs } = key;
  return {
    ...{ id, prefix, type, environment, label },
    allowedOrigins: [...allowedOrigins],
    scopes: [...scopes],
    allowedIps: [...allowedIps],
    expiresAt: validUntilMs === null ? null : isoOf(validUntilMs),
    createdAt: isoOf(createdAtMs),
  };
}

/** A key in the list of keys. */
export function keyRecord(key: ApiKey): ApiKeyRecord {
  const { lastUsedAtMs, validUntilMs } = key;
  const endMs = endOf(key);
  const isCutShort = endMs !== null && endMs !== validUntilMs;
  return {
    ...keyIdentity(key),
    lastUsedAt: lastUsedAtMs === null ? null : isoOf(lastUsedAtMs),
    revokedAt: isCutShort ? isoOf(endMs) : null,
  };
}

/** A key with an end: its id and the time. */
export function endedKey(key: ApiKey): { readonly id: string; readonly revokedAt: string } {
  const endMs = endOf(key);
  if (endMs === null) throw new Error(`the key ${key.id} has no end`);
  return { id: key.id, revokedAt: isoOf(endMs) };
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
