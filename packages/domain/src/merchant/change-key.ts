import type { Clock } from "../shared/clock";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import type { ApiKey } from "./api-key";
import { limitsOfPublishableKey, originsOfSecretKey } from "./issue-key";
import type { ApiKeyRegistry, OwnKey } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

/** The changes to a key; absent fields stay. */
export interface KeyChange {
  readonly label?: string;
  readonly allowedOrigins?: readonly string[];
  readonly allowedIps?: readonly string[];
}

/** Changes a key's label, origins or addresses; a removed origin or address stops working within seconds. */
export async function changeKey(
  { keys, clock }: { readonly keys: Pick<ApiKeyRegistry, "find" | "change">; readonly clock: Clock },
  own: OwnKey & InSession,
  change: KeyChange,
): Promise<ApiKey | Refusal> {
  const found = (await keys.find(own)) ?? noSuchKey();
  if (isRefusal(found)) return found;
  if (found.type === "secret" && change.allowedOrigins !== undefined) return originsOfSecretKey();
  if (found.type === "publishable" && change.allowedIps !== undefined) return limitsOfPublishableKey(["allowedIps"]);
  const stale = found.environment === "production" ? demandRecentSignIn(own, clock.now()) : null;
  return stale ?? (await keys.change(own, change)) ?? noSuchKey();
}

/** An unknown key and another merchant's key get the same answer. */
export function noSuchKey(): Refusal {
  return refuse("not_found", "There is no such API key.");
}
