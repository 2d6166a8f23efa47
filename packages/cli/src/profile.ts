import { readFile } from "node:fs/promises";
import { Misuse } from "./misuse";
import { writePrivate } from "./write-private";

/** What the command line keeps for its user between two commands: whose keys it uses, and where the service is. Holds secrets. */
export interface Profile {
  readonly url?: string | undefined;
  readonly merchantId?: string | undefined;
  /** The merchant's wallet: signs in, and is where the money goes. */
  readonly merchantAddress?: string | undefined;
  readonly merchantKey?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The wallet that `pay` pays from. */
  readonly payerAddress?: string | undefined;
  readonly payerKey?: string | undefined;
}

const names = ["url", "merchantId", "merchantAddress", "merchantKey", "apiKey", "payerAddress", "payerKey"] as const;

/** What is kept; nothing where there is no such file. A file that makes no sense is left alone: there may be keys in it. */
export async function readProfile(file: string): Promise<Profile> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as { readonly code?: string }).code === "ENOENT") return {};
    throw error;
  }
  const found = parse(text);
  if (found === null) throw new Misuse(`${file} is no profile of this command; name another with --profile <file>`);
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

/** Changes what is named, keeps the rest, and answers the whole. */
export async function changeProfile(file: string, change: Profile): Promise<Profile> {
  const profile = { ...(await readProfile(file)), ...change };
  await writePrivate(file, profile);
  return profile;
}
