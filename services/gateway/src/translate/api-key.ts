import { type ApiKey, endOf } from "@lunas/domain/merchant/api-key";
import type { ApiKey as ApiKeyRecord } from "@lunas/protocol/api/api-keys";

/** What a key is, to its merchant. Never the key. */
export function keyIdentity({ id, prefix, type, environment, label, allowedOrigins, createdAtMs }: ApiKey) {
  return {
    ...{ id, prefix, type, environment, label },
    allowedOrigins: [...allowedOrigins],
    createdAt: isoOf(createdAtMs),
  };
}

/** A key as it is listed. */
export function keyRecord(key: ApiKey): ApiKeyRecord {
  const { lastUsedAtMs } = key;
  const endMs = endOf(key);
  return {
    ...keyIdentity(key),
    lastUsedAt: lastUsedAtMs === null ? null : isoOf(lastUsedAtMs),
    revokedAt: endMs === null ? null : isoOf(endMs),
  };
}

/** A key that has an end: which, and when. */
export function endedKey(key: ApiKey): { readonly id: string; readonly revokedAt: string } {
  const endMs = endOf(key);
  if (endMs === null) throw new Error(`the key ${key.id} has no end`);
  return { id: key.id, revokedAt: isoOf(endMs) };
}

function isoOf(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
