import type { ApiKeyId } from "../shared/id";

/** A caller's own key for its request. It belongs to the API key and to the keys that replace that one by rolling. */
export interface IdempotencyKey {
  readonly lineage: ApiKeyId;
  /** 1 to 255 characters. */
  readonly key: string;
}

/** Two requests without a key never match. */
export function isSameKey(one: IdempotencyKey | null, other: IdempotencyKey | null): boolean {
  return one !== null && other !== null && one.lineage === other.lineage && one.key === other.key;
}
