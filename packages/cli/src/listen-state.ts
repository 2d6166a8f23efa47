import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { webhookKey } from "@lunas/protocol/events/webhook-secret";
import { writePrivate } from "./write-private";

/** The state between two runs of `listen`. It never contains a key, only a hash that distinguishes keys. */
export interface ListenState {
  /** Signs the forwarded events, in every run. */
  readonly secret: string;
  readonly forwardTo: string | null;
  /** The last event that was forwarded, for each service and key. */
  readonly after: Readonly<Record<string, string>>;
}

/** The stored state, or a new one with its own secret where there is no valid one. */
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

/** Readable by this user only; written completely or not at all. */
export async function writeState(file: string, state: ListenState): Promise<void> {
  await writePrivate(file, state);
}

/** The name of a key's place for a service. */
export function placeName(url: string, key: string): string {
  return createHash("sha256").update(`${url} ${key}`).digest("hex").slice(0, 32);
}
