import type { ApiKeyId } from "../shared/id";

/** A caller's name for its request. It lives under the API key and the keys that succeed that one by rolling. */
export interface IdempotencyKey {
  readonly lineage: ApiKeyId;
  /** 1 to 255 characters. */
  readonly key: string;
}

/** Nobody's key is nobody else's. */
export function isSameKey(one: IdempotencyKey | null, other: IdempotencyKey | null): boolean {
  return one !== null && other !== null && one.lineage === other.lineage && one.key === other.key;
}
