import { readFile } from "node:fs/promises";
import { Misuse } from "@lunas/command-line/misuse";
import { writePrivate } from "./write-private";

/** What the command line stores between two commands: the keys and the service's address. Contains secrets. */
export interface Profile {
  readonly url?: string | undefined;
  readonly merchantId?: string | undefined;
  /** The merchant's wallet: it signs in and receives the money. */
  readonly merchantAddress?: string | undefined;
  readonly merchantKey?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The wallet that `pay` uses. */
  readonly payerAddress?: string | undefined;
  readonly payerKey?: string | undefined;
}

const names = ["url", "merchantId", "merchantAddress", "merchantKey", "apiKey", "payerAddress", "payerKey"] as const;

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
    throw new Misuse(`${file} is not a profile of this command; name another file with --profile <file>`);
  return Object.fromEntries(names.flatMap((name) => (typeof found[name] === "string" ? [[name, found[name]]] : [])));
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
