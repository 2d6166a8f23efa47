import { RevokedApiKey } from "@lunas/protocol/api/api-keys";
import { parse } from "@lunas/protocol/validate";
import { changeProfile } from "../profile";
import { ask } from "../service";
import { keptKey } from "./roll-key";
import type { SignedIn } from "./signed-in";

export function revokeKey(id: string) {
  return async (signedIn: SignedIn): Promise<void> => {
    const { context, session } = signedIn;
    const ours = await keptKey(signedIn, id);
    const call = { method: "DELETE", path: `/merchant/api-keys/${id}`, headers: session } as const;
    const revoked = (await ask(context.url, call, (value) => parse(RevokedApiKey, value))).body;
    context.print(revoked, `${revoked.id} is revoked.`);
    if (ours === null) return;
    await changeProfile(
      context.profileFile,
      ours === context.profile.apiKey ? { apiKey: undefined } : { productionApiKey: undefined },
    );
    context.progress("it was the profile's own key; make another with `npx @lunas/cli keys create --save`");
  };
}
