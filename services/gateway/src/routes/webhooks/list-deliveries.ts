import type { Author } from "@lunas/domain/operations/audit-entry";
import type { DeliveryLog } from "@lunas/domain/webhook/delivery-log";
import { listDeliveries as operation } from "@lunas/protocol/api/webhooks";
import { route } from "../../http/route";
import { deliveryAnswer, requestedStatus } from "../../translate/delivery";

export interface DeliveryLogDeps {
  readonly deliveries: Pick<DeliveryLog, "list" | "find">;
  readonly deliveriesBy: (author: Author) => DeliveryLog;
}

export const listDeliveries = ({ deliveries: log }: Pick<DeliveryLogDeps, "deliveries">) =>
  route(operation, async ({ query: { page, limit, status: requested, eventType }, caller }) => {
    const status = requestedStatus(requested);
    const filter = { page, limit, ...(status && { status }), ...(eventType && { eventType }) };
    const { deliveries, total } = await log.list(caller.merchant.id, filter);
    const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) };
    return { status: 200, body: { deliveries: deliveries.map(deliveryAnswer), pagination } };
  });
