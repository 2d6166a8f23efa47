import type { Clock } from "../shared/clock";
import { newId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import { mostLiveKeys, newApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import { noSuchKey } from "./change-key";
import { tooManyKeys } from "./issue-key";
import type { ApiKeyRegistry, OwnKey, RolledKey } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

export interface Rolled extends RolledKey {
  /** The successor in the clear, for the only time. */
  readonly key: string;
}

/**
 * Replaces a live key by a successor with the same properties; the old one works until its grace is over. A dead key has
 * no successor: that would bring it back to life.
 */
export async function rollKey(
  { keys, clock }: { readonly keys: Pick<ApiKeyRegistry, "find" | "roll">; readonly clock: Clock },
  own: OwnKey & InSession,
  graceSeconds: number,
): Promise<Rolled | Refusal> {
  const found = (await keys.find(own)) ?? noSuchKey();
  if (isRefusal(found)) return found;
  const stale = found.environment === "production" ? demandRecentSignIn(own, clock.now()) : null;
  if (stale !== null) return stale;
  const { key, prefix } = newApiKey(found);
  const successor = { id: newId("key"), hash: hashApiKey(key), prefix };
  const rolled = await keys.roll(own, successor, { graceSeconds, mostLive: mostLiveKeys });
  if (rolled === "too_many") return tooManyKeys();
  return rolled === null ? noSuchKey() : { ...rolled, key };
}
