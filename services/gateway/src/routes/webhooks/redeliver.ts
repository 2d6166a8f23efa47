import type { DeliveryId } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { redeliver, redeliverFailed } from "@lunas/domain/webhook/redeliver";
import { redeliverFailed as allFailed, redeliver as one } from "@lunas/protocol/api/webhooks";
import { route } from "../../http/route";
import { deliveryAnswer } from "../../translate/delivery";
import type { DeliveryLogDeps } from "./list-deliveries";

export const redeliverOne = ({ deliveries }: DeliveryLogDeps) =>
  route(one, async ({ params, caller }) => {
    const delivery = await redeliver(deliveries, caller.merchant, params.id as DeliveryId);
    return isRefusal(delivery) ? delivery : { status: 200, body: deliveryAnswer(delivery) };
  });

export const redeliverAllFailed = ({ deliveries }: DeliveryLogDeps) =>
  route(allFailed, async ({ body, caller }) => {
    const redelivered = await redeliverFailed(deliveries, caller.merchant, Date.parse(body.since));
    return isRefusal(redelivered) ? redelivered : { status: 200, body: { redelivered } };
  });
