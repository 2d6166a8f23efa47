import { issueKey } from "@lunas/domain/merchant/issue-key";
import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createApiKey as operation } from "@lunas/protocol/api/api-keys";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { keyIdentity } from "../../translate/api-key";

export const createApiKey = (deps: { readonly keysBy: (author: Author) => Pick<ApiKeyRegistry, "create"> }) =>
  route(operation, async ({ body, caller, context }) => {
    const issued = await issueKey(
      { keys: deps.keysBy(sessionAuthor(caller, context)) },
      { merchantId: caller.merchant.id, ...body },
    );
    if (isRefusal(issued)) return issued;
    return { status: 201, body: { ...keyIdentity(issued.apiKey), key: issued.key } };
  });
