import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { revokeKey } from "@lunas/domain/merchant/revoke-key";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { revokeApiKey as operation } from "@lunas/protocol/api/api-keys";
import { route } from "../../http/route";
import { endedKey } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export const revokeApiKey = (deps: { readonly keys: Pick<ApiKeyRegistry, "revoke"> }) =>
  route(operation, async ({ params, caller }) => {
    const revoked = await revokeKey(deps, ownKey(caller, params.id));
    return isRefusal(revoked) ? revoked : { status: 200, body: endedKey(revoked) };
  });
