import type { Merchant } from "@lunas/domain/merchant/merchant";
import type {
  ApiKeyRegistry,
  ApiKeyStore,
  MerchantPatch,
  MerchantStore,
  MerchantSuspension,
} from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { MerchantId } from "@lunas/domain/shared/id";
import { memoryApiKeyRegistry } from "./memory-api-key-registry";
import { type MemoryMerchants, storeKey } from "./memory-merchant-rows";

const minuteMs = 60_000;
const noSecrets = { current: null, previous: null, previousUntilMs: null };

/** Merchants and their keys, in memory. */
export function memoryMerchants(clock: Clock = { now: () => Date.now() }) {
  const rows: MemoryMerchants = { clock, merchants: new Map(), keys: new Map() };
  return {
    rows,
    merchants: merchantStore(rows),
    apiKeys: apiKeyStore(rows),
    keyRegistry: memoryApiKeyRegistry(rows) satisfies ApiKeyRegistry,
    suspension: suspension(rows),
  };
}

function merchantStore(rows: MemoryMerchants): MerchantStore {
  const { merchants, clock } = rows;
  const byWallet = (wallet: string) => [...merchants.values()].find(({ walletAddress }) => walletAddress === wallet);
  const update = (id: MerchantId, patch: MerchantPatch) => {
    const found = merchants.get(id);
    if (found === undefined) throw new Error(`no merchant ${id}`);
    const updated = { ...found, ...patch, updatedAtMs: clock.now() };
    merchants.set(id, updated);
    return updated;
  };
  return {
    register: async (given, firstKey) => {
      if (byWallet(given.walletAddress) !== undefined) return null;
      const nowMs = clock.now();
      const blank = { webhookUrl: null, webhookSecrets: noSecrets, webhookDisabledAtMs: null };
      const unjudged = { suspendedAtMs: null, approvedAtMs: null };
      const unchanged = { nextWallet: null, channelSettings: null, walletChanges: 0 };
      const times = { createdAtMs: nowMs, updatedAtMs: nowMs };
      const merchant = { ...given, ...blank, ...unjudged, ...unchanged, ...times };
      merchants.set(given.id, merchant);
      if (firstKey !== null) storeKey(rows, firstKey);
      return merchant;
    },
    findById: async (id) => merchants.get(id) ?? null,
    findByWallet: async (walletAddress) => byWallet(walletAddress) ?? null,
    isTakenWallet: async (walletAddress) => byWallet(walletAddress) !== undefined,
    update: async (id, patch) => update(id, patch),
    updateOver: async (secret, id, patch) =>
      merchants.get(id)?.webhookSecrets.current === secret ? update(id, patch) : null,
  };
}

function apiKeyStore({ merchants, keys, clock }: MemoryMerchants): ApiKeyStore {
  const byHash = (wanted: Hex) => [...keys.values()].find(({ hash }) => hash === wanted);
  return {
    authenticate: async (hash) => {
      const found = byHash(hash);
      const merchant = found && merchants.get(found.merchantId);
      if (found === undefined || merchant === undefined || found.revokedAtMs !== null) return null;
      if (found.expiresAtMs !== null && found.expiresAtMs <= clock.now()) return null;
      if (merchant.suspendedAtMs !== null) return "suspended";
      const { id, lineage, type, environment, allowedOrigins, scopes, allowedIps, expiresAtMs } = found;
      const { walletAddress } = merchant;
      return {
        key: { id, lineage, type, environment, allowedOrigins, scopes, allowedIps, expiresAtMs },
        merchant: { id: merchant.id, walletAddress },
      };
    },
    markUsed: async (uses) => {
      for (const { hash, usedAtMs } of [...uses].sort((a, b) => b.usedAtMs - a.usedAtMs)) {
        const found = byHash(hash);
        if (found === undefined) continue;
        const isStale = found.lastUsedAtMs === null || found.lastUsedAtMs < usedAtMs - minuteMs;
        if (isStale) keys.set(found.id, { ...found, lastUsedAtMs: usedAtMs });
      }
    },
  };
}

function suspension({ merchants, clock }: MemoryMerchants): MerchantSuspension {
  const set = (id: MerchantId, suspendedAtMs: (found: Merchant) => number | null) => {
    const found = merchants.get(id);
    if (found !== undefined) merchants.set(id, { ...found, suspendedAtMs: suspendedAtMs(found) });
    return found !== undefined;
  };
  return {
    suspend: async (id) => set(id, (found) => found.suspendedAtMs ?? clock.now()),
    restore: async (id) => set(id, () => null),
  };
}
