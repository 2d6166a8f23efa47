import type { Refusal } from "../shared/refusal";
import type { ApiKey } from "./api-key";
import { noSuchKey } from "./change-key";
import type { ApiKeyRegistry, OwnKey } from "./ports";

/** Ends a key for good. A repeat returns the same answer, with the time of the first. */
export async function revokeKey(
  { keys }: { readonly keys: Pick<ApiKeyRegistry, "revoke"> },
  own: OwnKey,
): Promise<ApiKey | Refusal> {
  return (await keys.revoke(own)) ?? noSuchKey();
}
