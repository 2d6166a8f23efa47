import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { webhookKey } from "@lunas/protocol/events/webhook-secret";
import { writePrivate } from "./write-private";

/** What outlives a listen. A key is never in it, only the hash that tells one from another. */
export interface ListenState {
  /** Signs what is forwarded, from one listen to the next. */
  readonly secret: string;
  readonly forwardTo: string | null;
  /** The last event that was forwarded, for each service and key. */
  readonly after: Readonly<Record<string, string>>;
}

/** The kept state, or a new one with a secret of its own where there is none that makes sense. */
export async function readState(file: string): Promise<ListenState> {
  const kept = await readFile(file, "utf8").then(
    (found) => parse(found),
    () => null,
  );
  return kept ?? { secret: `whsec_${randomBytes(32).toString("base64")}`, forwardTo: null, after: {} };
}

function parse(found: string): ListenState | null {
  try {
    const { secret, forwardTo, after } = JSON.parse(found) as ListenState;
    if (typeof secret !== "string" || webhookKey(secret) === undefined) return null;
    return { secret, forwardTo: typeof forwardTo === "string" ? forwardTo : null, after: { ...after } };
  } catch {
    return null;
  }
}

/** For this user's eyes only; as a whole or not at all. */
export async function writeState(file: string, state: ListenState): Promise<void> {
  await writePrivate(file, state);
}

/** Under which name it is kept how far a key has heard. */
export function placeName(url: string, key: string): string {
  return createHash("sha256").update(`${url} ${key}`).digest("hex").slice(0, 32);
}
