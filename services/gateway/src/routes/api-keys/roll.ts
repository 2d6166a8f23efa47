import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { rollKey } from "@lunas/domain/merchant/roll-key";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { rollApiKey as operation } from "@lunas/protocol/api/api-keys";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";
import { endedKey, keyIdentity } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export const rollApiKey = (deps: { readonly keys: Pick<ApiKeyRegistry, "find" | "roll">; readonly clock: Clock }) =>
  route(operation, async ({ params, body, caller }) => {
    const rolled = await rollKey(deps, ownKey(caller, params.id), body.graceSeconds);
    if (isRefusal(rolled)) return rolled;
    const { successor, key, replaced } = rolled;
    return { status: 201, body: { ...keyIdentity(successor), key, replaces: endedKey(replaced) } };
  });
