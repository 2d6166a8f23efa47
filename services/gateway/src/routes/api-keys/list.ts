import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { listApiKeys as operation } from "@lunas/protocol/api/api-keys";
import { route } from "../../http/route";
import { keyRecord } from "../../translate/api-key";

export const listApiKeys = ({ keys }: { readonly keys: Pick<ApiKeyRegistry, "list"> }) =>
  route(operation, async ({ caller: { merchant } }) => {
    const found = await keys.list(merchant.id);
    return { status: 200, body: { apiKeys: found.map(keyRecord) } };
  });
