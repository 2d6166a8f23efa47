import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Misuse } from "@lunas/command-line/misuse";
import { readSession, type StoredSession } from "./stored-session";
import { writePrivate } from "./write-private";

/** What the command line stores between two commands: the keys and the service's address. Contains secrets. */
export interface Profile {
  readonly url?: string | undefined;
  readonly merchantId?: string | undefined;
  /** The merchant's wallet: it signs in and receives the money. */
  readonly merchantAddress?: string | undefined;
  readonly merchantKey?: string | undefined;
  /** The sandbox's key. */
  readonly apiKey?: string | undefined;
  /** The key of real money has its own place, so that neither key replaces the other. */
  readonly productionApiKey?: string | undefined;
  readonly session?: StoredSession | undefined;
  /** The wallet that `pay` uses. */
  readonly payerAddress?: string | undefined;
  readonly payerKey?: string | undefined;
}

const names = [
  ...(["url", "merchantId", "merchantAddress", "merchantKey", "apiKey", "productionApiKey"] as const),
  ...(["payerAddress", "payerKey"] as const),
];

/** The stored profile; empty where there is no file. An invalid file is not changed: it may contain keys. */
export async function readProfile(file: string): Promise<Profile> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ENOENT") return {};
    throw error;
  }
  const found = parse(text);
  if (found === null)
    throw new Misuse(`${file} is not a profile of this command; name another one with --profile <name>`);
  const texts = names.flatMap((name) => (typeof found[name] === "string" ? [[name, found[name]]] : []));
  const session = readSession(found.session);
  return keysInPlace({ ...Object.fromEntries(texts), ...(session === undefined ? {} : { session }) });
}

/** An earlier version kept the last saved key of either environment in one place. */
function keysInPlace(profile: Profile): Profile {
  const { apiKey, ...rest } = profile;
  if (apiKey === undefined || sectionOfKey(apiKey) === "sandbox") return profile;
  return { productionApiKey: apiKey, ...rest };
}

/** A profile's file: `--profile` gives a name, or a file. */
export function profileFileOf(given: string, folder: string): string {
  return /^[\w-]+$/.test(given) ? join(folder, `${given}.json`) : given;
}

/** The profile's place for a key. */
export function withKey(apiKey: string): Profile {
  return sectionOfKey(apiKey) === "sandbox" ? { apiKey } : { productionApiKey: apiKey };
}

function sectionOfKey(apiKey: string): "sandbox" | "production" {
  return apiKey.startsWith("ipk_live_") ? "production" : "sandbox";
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? { ...found } : null;
  } catch {
    return null;
  }
}

/** Changes the given fields, keeps the rest, and returns the whole profile. */
export async function changeProfile(file: string, change: Profile): Promise<Profile> {
  const profile = { ...(await readProfile(file)), ...change };
  await writePrivate(file, profile);
  return profile;
}
