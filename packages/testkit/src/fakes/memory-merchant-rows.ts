import type { ApiKey } from "@lunas/domain/merchant/api-key";
import type { Merchant } from "@lunas/domain/merchant/merchant";
import type { NewApiKey } from "@lunas/domain/merchant/ports";
import type { Clock } from "@lunas/domain/shared/clock";
import type { Hex } from "@lunas/domain/shared/hex";
import type { ApiKeyId, MerchantId } from "@lunas/domain/shared/id";

/** The rows that the in-memory stores of merchants share; each method of theirs is one turn of the event loop. */
export interface MemoryMerchants {
  readonly clock: Clock;
  readonly merchants: Map<MerchantId, Merchant>;
  readonly keys: Map<ApiKeyId, ApiKey & { readonly hash: Hex }>;
}

/** A key as it begins. */
export function storeKey({ keys, clock }: MemoryMerchants, given: NewApiKey): ApiKey {
  const ends = { revokedAtMs: null, expiresAtMs: given.validUntilMs };
  const times = { lastUsedAtMs: null, createdAtMs: clock.now(), ...ends };
  const key = { ...given, lineage: given.lineage ?? given.id, ...times };
  keys.set(key.id, key);
  const { hash: _, ...shown } = key;
  return shown;
}
