import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { rollKey } from "@lunas/domain/merchant/roll-key";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { rollApiKey as operation } from "@lunas/protocol/api/api-keys";
import type { Clock } from "@lunas/runtime/clock";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { endedKey, keyIdentity } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export interface RollApiKeyDeps {
  readonly keysBy: (author: Author) => Pick<ApiKeyRegistry, "find" | "roll">;
  readonly clock: Clock;
  readonly hasSandbox: boolean;
}

export const rollApiKey = (deps: RollApiKeyDeps) =>
  route(operation, async ({ params, body, caller, context }) => {
    const keys = deps.keysBy(sessionAuthor(caller, context));
    const rolled = await rollKey({ ...deps, keys }, ownKey(caller, params.id), body.graceSeconds);
    if (isRefusal(rolled)) return rolled;
    const { successor, key, replaced } = rolled;
    return { status: 201, body: { ...keyIdentity(successor), key, replaces: endedKey(replaced) } };
  });
