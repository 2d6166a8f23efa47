import { RevokedApiKey } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { changeProfile } from "../profile";
import { ask } from "../service";
import { isKept } from "./roll-key";
import type { SignedIn } from "./signed-in";

export function revokeKey(id: string) {
  return async (signedIn: SignedIn): Promise<void> => {
    const { desk, session } = signedIn;
    const isOurs = await isKept(signedIn, id);
    const call = { method: "DELETE", path: `/merchant/api-keys/${id}`, headers: session } as const;
    const revoked = (await ask(desk.url, call, (value) => parse(RevokedApiKey, value))).body;
    desk.tell(revoked, `${revoked.id} is revoked.`);
    if (!isOurs) return;
    await changeProfile(desk.profileFile, { apiKey: undefined });
    desk.progress("it was the profile's own key; make another with `lunas keys create --save`");
  };
}
