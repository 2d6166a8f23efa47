import type { Merchant } from "../merchant/merchant";
import type { DeliveryId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { type DeliveryLog, type LoggedDelivery, sentAgainForDays } from "./delivery-log";

/** Small, so that each statement is short and locks no row for long. */
const batch = 500;

/** The refusal if nothing can be sent to a merchant, or null. */
export function refusalOfEndpoint({ webhookUrl, webhookDisabledAtMs }: Merchant): Refusal | null {
  if (webhookUrl === null) return noEndpoint("not_set", "No webhook URL is set.");
  if (webhookDisabledAtMs !== null) {
    return noEndpoint("disabled", "The webhook URL is disabled: set it again to enable it.");
  }
  return null;
}

function noEndpoint(reason: string, message: string): Refusal {
  return refuse("no_webhook_endpoint", message, { reason });
}

/** Sends one delivery again, whatever its outcome; a waiting delivery makes its next attempt now. */
export async function redeliver(
  log: Pick<DeliveryLog, "sendAgain">,
  merchant: Merchant,
  id: DeliveryId,
): Promise<LoggedDelivery | Refusal> {
  const refusal = refusalOfEndpoint(merchant);
  if (refusal !== null) return refusal;
  const sent = await log.sendAgain(merchant.id, id);
  if (sent === "too_old") {
    const message = `This event is older than ${sentAgainForDays} days, and is not sent again.`;
    return refuse("not_found", message, { reason: "too_old" });
  }
  return sent ?? noSuchDelivery();
}

/** Sends again all deliveries that failed since a time, of events that are not too old. Returns how many. */
export async function redeliverFailed(
  log: Pick<DeliveryLog, "sendFailedAgain">,
  merchant: Merchant,
  sinceMs: number,
): Promise<number | Refusal> {
  const refusal = refusalOfEndpoint(merchant);
  if (refusal !== null) return refusal;
  let all = 0;
  for (;;) {
    const sent = await log.sendFailedAgain(merchant.id, sinceMs, batch);
    all += sent;
    if (sent < batch) return all;
  }
}

/** An unknown delivery and another merchant's delivery get the same answer. */
export function noSuchDelivery(): Refusal {
  return refuse("not_found", "There is no such delivery.");
}
