import { type UpdateProfileDeps, updateProfile } from "@lunas/domain/merchant/update-profile";
import type { Author } from "@lunas/domain/operations/audit-entry";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { updateMerchant as operation } from "@lunas/protocol/api/merchant";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { merchantRecord } from "../../translate/merchant-record";

export interface UpdateMerchantDeps extends Omit<UpdateProfileDeps, "merchants"> {
  readonly merchantsBy: (author: Author) => UpdateProfileDeps["merchants"];
}

export const updateMerchant = (deps: UpdateMerchantDeps) =>
  route(operation, async ({ body, caller, context }) => {
    const merchants = deps.merchantsBy(sessionAuthor(caller, context));
    const own = { merchant: caller.merchant, signedInAtMs: caller.session.createdAtMs };
    const updated = await updateProfile({ ...deps, merchants }, own, body);
    if (isRefusal(updated)) return updated;
    return { status: 200, body: merchantRecord(updated.merchant, updated.newSecret) };
  });
