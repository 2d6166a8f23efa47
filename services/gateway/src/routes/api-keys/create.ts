import { issueKey } from "@lunas/domain/merchant/issue-key";
import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { createApiKey as operation } from "@lunas/protocol/api/api-keys";
import { route } from "../../http/route";
import { keyIdentity } from "../../translate/api-key";

export const createApiKey = (deps: { readonly keys: Pick<ApiKeyRegistry, "create"> }) =>
  route(operation, async ({ body, caller: { merchant } }) => {
    const issued = await issueKey(deps, { merchantId: merchant.id, ...body });
    if (isRefusal(issued)) return issued;
    return { status: 201, body: { ...keyIdentity(issued.apiKey), key: issued.key } };
  });
