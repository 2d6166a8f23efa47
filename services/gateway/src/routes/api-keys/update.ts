import { changeKey } from "@lunas/domain/merchant/change-key";
import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { updateApiKey as operation } from "@lunas/protocol/api/api-keys";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { keyRecord } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export const updateApiKey = (deps: { readonly keysBy: (author: Author) => Pick<ApiKeyRegistry, "find" | "change"> }) =>
  route(operation, async ({ params, body, caller, context }) => {
    const changed = await changeKey(
      { keys: deps.keysBy(sessionAuthor(caller, context)) },
      ownKey(caller, params.id),
      body,
    );
    return isRefusal(changed) ? changed : { status: 200, body: keyRecord(changed) };
  });
