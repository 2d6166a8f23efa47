import { chainOf } from "@lunas/catalog/chains";
import { paymentRecord } from "@lunas/domain/payment/record";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Event } from "@lunas/domain/webhook/event";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";

/**
 * The body of a webhook as it goes over the wire. A payment ends before its event is written and never changes after, except for
 * `lateSettlement`, which comes with an event of its own.
 */
export function eventBody(event: Event, payment: StoredPayment | null): string {
  const timestamp = new Date(event.occurredAtMs).toISOString();
  const body: WebhookBody = {
    id: event.id,
    type: event.type,
    timestamp,
    environment: event.environment,
    data: payment === null ? samplePayment(event, timestamp) : paymentRecord(payment),
  };
  return JSON.stringify(body);
}

const nobody = `0x${"0".repeat(40)}` as const;

/** What `webhook.test` shows: the shape of a payment record that no shop could take for a paid one. */
function samplePayment({ environment }: Event, timestamp: string): WebhookBody["data"] {
  return {
    paymentId: "pay_test",
    verified: false,
    status: "pending",
    txHash: null,
    from: nobody,
    to: nobody,
    token: "IDRX",
    amount: "0",
    environment,
    network: chainOf(environment).network,
    blockNumber: null,
    timestamp,
    createdAt: timestamp,
    source: "server",
    resource: null,
    description: "A test of your webhook: nothing was paid.",
    metadata: {},
    failure: null,
  };
}
