import type { DeliveryId } from "@lunas/domain/shared/id";
import { isRefusal } from "@lunas/domain/shared/refusal";
import { redeliver, redeliverFailed } from "@lunas/domain/webhook/redeliver";
import { redeliverFailed as allFailed, redeliver as one } from "@lunas/protocol/api/webhooks";
import { sessionAuthor } from "../../http/author";
import { route } from "../../http/route";
import { deliveryAnswer } from "../../translate/delivery";
import type { DeliveryLogDeps } from "./list-deliveries";

export const redeliverOne = ({ deliveriesBy }: DeliveryLogDeps) =>
  route(one, async ({ params, caller, context }) => {
    const delivery = await redeliver(
      deliveriesBy(sessionAuthor(caller, context)),
      caller.merchant,
      params.id as DeliveryId,
    );
    return isRefusal(delivery) ? delivery : { status: 200, body: deliveryAnswer(delivery) };
  });

export const redeliverAllFailed = ({ deliveriesBy }: DeliveryLogDeps) =>
  route(allFailed, async ({ body, caller, context }) => {
    const redelivered = await redeliverFailed(
      deliveriesBy(sessionAuthor(caller, context)),
      caller.merchant,
      Date.parse(body.since),
    );
    return isRefusal(redelivered) ? redelivered : { status: 200, body: { redelivered } };
  });
