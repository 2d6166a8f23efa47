import { Misuse } from "@lunas/command-line/misuse";
import { RolledApiKey } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { changeProfile, withKey } from "../profile";
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
    const isOurs = (await keptKey(signedIn, id)) !== null;
    const path = `/merchant/api-keys/${id}/roll` as const;
    const call = { method: "POST", path, body: { graceSeconds }, headers: session } as const;
    const rolled = (await ask(context.url, call, (value) => parse(RolledApiKey, value))).body;
    // Printed first: if storing it fails, the key is not lost.
    showKey(signedIn, rolled);
    if (!isOurs) return;
    await changeProfile(context.profileFile, withKey(rolled.key));
    context.progress(`${context.profileFile} has the new key now`);
  };
}

/** The profile's key with this id; null where the profile does not hold it. */
export async function keptKey({ context, session }: SignedIn, id: string): Promise<string | null> {
  const { apiKey, productionApiKey } = context.profile;
  const prefix = (await readKeys({ context, session })).find((key) => key.id === id)?.prefix;
  if (prefix === undefined) return null;
  return [apiKey, productionApiKey].find((each) => each?.startsWith(prefix)) ?? null;
}
