import { changeKey } from "@lunas/domain/merchant/change-key";
import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { updateApiKey as operation } from "@lunas/protocol/api/api-keys";
import type { Clock } from "@lunas/runtime/clock";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { keyRecord } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export interface UpdateApiKeyDeps {
  readonly keysBy: (author: Author) => Pick<ApiKeyRegistry, "find" | "change">;
  readonly clock: Clock;
}

export const updateApiKey = (deps: UpdateApiKeyDeps) =>
  route(operation, async ({ params, body, caller, context }) => {
    const keys = deps.keysBy(sessionAuthor(caller, context));
    const changed = await changeKey({ ...deps, keys }, ownKey(caller, params.id), body);
    return isRefusal(changed) ? changed : { status: 200, body: keyRecord(changed) };
  });
