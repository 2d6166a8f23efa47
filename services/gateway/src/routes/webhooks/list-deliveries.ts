import type { Author } from "@lunas/domain/operations/audit-entry";
import type { DeliveryLog } from "@lunas/domain/webhook/delivery-log";
import { listDeliveries as operation } from "@lunas/protocol/api/webhooks";
import { route } from "../../http/route";
import { deliveryAnswer, statusAsked } from "../../translate/delivery";

export interface DeliveryLogDeps {
  readonly deliveries: Pick<DeliveryLog, "list" | "find">;
  readonly deliveriesBy: (author: Author) => DeliveryLog;
}

export const listDeliveries = ({ deliveries: log }: Pick<DeliveryLogDeps, "deliveries">) =>
  route(operation, async ({ query: { page, limit, status: asked, eventType }, caller }) => {
    const status = statusAsked(asked);
    const filter = { page, limit, ...(status && { status }), ...(eventType && { eventType }) };
    const { deliveries, total } = await log.list(caller.merchant.id, filter);
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    return { status: 200, body: { deliveries: deliveries.map(deliveryAnswer), pagination } };
  });
