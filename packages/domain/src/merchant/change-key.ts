import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { ApiKey } from "./api-key";
import { limitsOfPublishableKey, originsOfSecretKey } from "./issue-key";
import type { ApiKeyRegistry, OwnKey } from "./ports";

/** What is to be changed of a key; absent fields stay. */
export interface KeyChange {
  readonly label?: string;
  readonly allowedOrigins?: readonly string[];
  readonly allowedIps?: readonly string[];
}

/** Changes a key's label, origins or addresses; what is no longer named stops working within seconds. */
export async function changeKey(
  { keys }: { readonly keys: Pick<ApiKeyRegistry, "find" | "change"> },
  own: OwnKey,
  change: KeyChange,
): Promise<ApiKey | Refusal> {
  const found = (await keys.find(own)) ?? noSuchKey();
  if (isRefusal(found)) return found;
  if (found.type === "secret" && change.allowedOrigins !== undefined) return originsOfSecretKey();
  if (found.type === "publishable" && change.allowedIps !== undefined) return limitsOfPublishableKey(["allowedIps"]);
  return (await keys.change(own, change)) ?? noSuchKey();
}

/** Unknown and another merchant's are one. */
export function noSuchKey(): Refusal {
  return refuse("not_found", "There is no such API key.");
}
