import type { ApiKey } from "@lunas/domain/merchant/api-key";
import type { ApiKeyRegistry, OwnKey } from "@lunas/domain/merchant/ports";
import { type MemoryMerchants, storeKey } from "./memory-merchant-rows";

/** A merchant's keys as it manages them itself, in memory. */
export function memoryApiKeyRegistry(rows: MemoryMerchants): ApiKeyRegistry {
  const { keys, clock } = rows;
  const rowOf = ({ merchantId, id }: OwnKey) => {
    const row = keys.get(id);
    return row?.merchantId === merchantId ? row : undefined;
  };
  const write = (own: OwnKey, change: (found: ApiKey) => Partial<ApiKey>): ApiKey | null => {
    const row = rowOf(own);
    if (row === undefined) return null;
    const written = { ...row, ...change(row) };
    keys.set(own.id, written);
    return shown(written);
  };
  const countLive = (merchantId: ApiKey["merchantId"]) =>
    [...keys.values()].filter((key) => key.merchantId === merchantId && isAlive(key, clock.now())).length;
  return {
    create: async (key, mostLive) => (countLive(key.merchantId) >= mostLive ? null : storeKey(rows, key)),
    list: async (merchantId) =>
      [...keys.values()]
        .filter((key) => key.merchantId === merchantId)
        .map(shown)
        .reverse(),
    find: async (own) => write(own, () => ({})),
    change: async (own, change) => write(own, () => change),
    roll: async (own, successor, { graceSeconds, mostLive }) => {
      const old = rowOf(own);
      if (old === undefined || !isAlive(old, clock.now())) return null;
      if (graceSeconds > 0 && countLive(own.merchantId) >= mostLive) return "too_many";
      const endMs = Math.min(old.expiresAtMs ?? Number.POSITIVE_INFINITY, clock.now() + graceSeconds * 1_000);
      const replaced = write(own, () => ({ expiresAtMs: endMs }));
      const { merchantId, type, environment, label, lineage, allowedOrigins, scopes, allowedIps, validUntilMs } = old;
      const limits = { allowedOrigins, scopes, allowedIps, validUntilMs };
      const inherited = { merchantId, type, environment, label, lineage, ...limits };
      return replaced && { replaced, successor: storeKey(rows, { ...successor, ...inherited }) };
    },
    revoke: async (own) =>
      write(own, (found) => ({
        revokedAtMs: found.revokedAtMs ?? Math.min(clock.now(), found.expiresAtMs ?? clock.now()),
      })),
  };
}

function isAlive({ revokedAtMs, expiresAtMs }: ApiKey, nowMs: number): boolean {
  return revokedAtMs === null && (expiresAtMs === null || expiresAtMs > nowMs);
}

/** A key without its hash. */
function shown({ hash: _, ...key }: ApiKey & { readonly hash?: unknown }): ApiKey {
  return key;
}
