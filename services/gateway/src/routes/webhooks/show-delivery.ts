import type { DeliveryId } from "@lunas/domain/shared/id";
import { noSuchDelivery } from "@lunas/domain/webhook/redeliver";
import { getDelivery } from "@lunas/protocol/api/webhooks";
import { route } from "../../http/route";
import { attemptEntry, deliveryAnswer } from "../../translate/delivery";
import type { DeliveryLogDeps } from "./list-deliveries";

export const showDelivery = ({ deliveries }: DeliveryLogDeps) =>
  route(getDelivery, async ({ params, caller }) => {
    const found = await deliveries.find(caller.merchant.id, params.id as DeliveryId);
    if (found === null) return noSuchDelivery();
    return { status: 200, body: { ...deliveryAnswer(found.delivery), attempts: found.attempts.map(attemptEntry) } };
  });
