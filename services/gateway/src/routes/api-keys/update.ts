import { changeKey } from "@lunas/domain/merchant/change-key";
import type { ApiKeyRegistry } from "@lunas/domain/merchant/ports";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { updateApiKey as operation } from "@lunas/protocol/api/api-keys";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";
import { keyRecord } from "../../translate/api-key";
import { ownKey } from "../../translate/own-key";

export const updateApiKey = (deps: { readonly keys: Pick<ApiKeyRegistry, "find" | "change">; readonly clock: Clock }) =>
  route(operation, async ({ params, body, caller }) => {
    const changed = await changeKey(deps, ownKey(caller, params.id), body);
    return isRefusal(changed) ? changed : { status: 200, body: keyRecord(changed) };
  });
