import { chargeRecord } from "@lunas/domain/channel/record";
import { voidCharge as takeBack } from "@lunas/domain/channel/void-charge";
import type { ChargeId } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { voidCharge as operation } from "@lunas/protocol/api/channels";
import { route } from "../../http/route";
import type { ChannelDeps } from "./deps";

export const voidCharge = (deps: Pick<ChannelDeps, "charges">) =>
  route(operation, async ({ params, caller: { merchant, key } }) => {
    const scope = { merchantId: merchant.id, environment: key.environment };
    const charge = await takeBack(deps, scope, params.id as ChargeId);
    return isRefusal(charge) ? charge : { status: 200, body: chargeRecord(charge) };
  });
