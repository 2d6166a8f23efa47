import { type UpdateProfileDeps, updateProfile } from "@lunas/domain/merchant/update-profile";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { updateMerchant as operation } from "@lunas/protocol/api/merchant";
import { route } from "../../http/route";
import { merchantRecord } from "../../translate/merchant-record";

export const updateMerchant = (deps: UpdateProfileDeps) =>
  route(operation, async ({ body, caller }) => {
    const updated = await updateProfile(
      deps,
      { merchant: caller.merchant, signedInAtMs: caller.session.createdAtMs },
      body,
    );
    if (isRefusal(updated)) return updated;
    return { status: 200, body: merchantRecord(updated.merchant, updated.newSecret) };
  });
