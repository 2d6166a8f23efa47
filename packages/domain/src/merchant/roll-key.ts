import type { Clock } from "../shared/clock";
import { newId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import { mostLiveKeys, newApiKey } from "./api-key";
import { hashApiKey } from "./authenticate";
import { noSuchKey } from "./change-key";
import { noSandbox, tooManyKeys } from "./issue-key";
import type { ApiKeyRegistry, OwnKey, RolledKey } from "./ports";
import { demandRecentSignIn, type InSession } from "./recent-sign-in";

export interface Rolled extends RolledKey {
  /** The successor in clear text, shown only once. */
  readonly key: string;
}

export interface RollKeyDeps {
  readonly keys: Pick<ApiKeyRegistry, "find" | "roll">;
  readonly clock: Clock;
  readonly hasSandbox: boolean;
}

/**
 * Replaces a live key by a successor with the same properties; the old key works until its grace period ends. An ended
 * key cannot be rolled.
 */
export async function rollKey(
  { keys, clock, hasSandbox }: RollKeyDeps,
  own: OwnKey & InSession,
  graceSeconds: number,
): Promise<Rolled | Refusal> {
  const found = (await keys.find(own)) ?? noSuchKey();
  if (isRefusal(found)) return found;
  if (found.environment === "sandbox" && !hasSandbox) return noSandbox();
  const stale = found.environment === "production" ? demandRecentSignIn(own, clock.now()) : null;
  if (stale !== null) return stale;
  const { key, prefix } = newApiKey(found);
  const successor = { id: newId("key"), hash: hashApiKey(key), prefix };
  const rolled = await keys.roll(own, successor, { graceSeconds, mostLive: mostLiveKeys });
  if (rolled === "too_many") return tooManyKeys();
  return rolled === null ? noSuchKey() : { ...rolled, key };
}
