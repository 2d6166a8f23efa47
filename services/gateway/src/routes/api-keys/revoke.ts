import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { revokeKey } from "@lunas/domain/merchant/revoke-key";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { revokeApiKey as operation } from "@lunas/protocol/api/api-keys";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { endedKey } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export const revokeApiKey = (deps: { readonly keysBy: (author: Author) => Pick<ApiKeyRegistry, "revoke"> }) =>
  route(operation, async ({ params, caller, context }) => {
    const revoked = await revokeKey({ keys: deps.keysBy(sessionAuthor(caller, context)) }, ownKey(caller, params.id));
    return isRefusal(revoked) ? revoked : { status: 200, body: endedKey(revoked) };
  });
