import { Misuse } from "@lunas/command-line/misuse";
import { RolledApiKey } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { changeProfile } from "../profile";
import { ask } from "../service";
import { showKey } from "./create-key";
import { readKeys } from "./list-keys";
import type { SignedIn } from "./signed-in";

const graces: Readonly<Record<string, number>> = { "0": 0, "1h": 3_600, "1d": 86_400, "7d": 604_800 };

/** Throws `Misuse` at once where the grace period is invalid. */
export function rollKey(id: string, grace: string) {
  const graceSeconds = graces[grace];
  if (graceSeconds === undefined) throw new Misuse(`--grace must be one of ${Object.keys(graces).join(", ")}`);
  return async (signedIn: SignedIn): Promise<void> => {
    const { context, session } = signedIn;
    const isOurs = await isKept(signedIn, id);
    const path = `/merchant/api-keys/${id}/roll` as const;
    const call = { method: "POST", path, body: { graceSeconds }, headers: session } as const;
    const rolled = (await ask(context.url, call, (value) => parse(RolledApiKey, value))).body;
    // Printed first: if storing it fails, the key is not lost.
    showKey(signedIn, rolled);
    if (!isOurs) return;
    await changeProfile(context.profileFile, { apiKey: rolled.key });
    context.progress(`${context.profileFile} has the new key now`);
  };
}

/** Whether the profile's key is this one. */
export async function isKept(signedIn: SignedIn, id: string): Promise<boolean> {
  const { apiKey } = signedIn.context.profile;
  if (apiKey === undefined) return false;
  return (await readKeys(signedIn)).some((key) => key.id === id && apiKey.startsWith(key.prefix));
}
