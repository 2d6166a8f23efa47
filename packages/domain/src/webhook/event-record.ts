import { chainOf } from "@lunas/catalog/chains";
import { type PaymentRecord, paymentRecord } from "../payment/record";
import type { EventId } from "../shared/id";
import type { EventType, MerchantWalletChange } from "./event";
import type { EventMessage } from "./ports";

/** An event as the public sees it: the body of its webhook, an item of the list of events. */
export type EventRecord = EventHead &
  (
    | { type: Exclude<EventType, "merchant.wallet_changed">; data: PaymentRecord }
    | { type: "merchant.wallet_changed"; data: MerchantWalletChange }
  );

interface EventHead {
  id: EventId;
  /** ISO 8601. */
  timestamp: string;
  environment: PaymentRecord["environment"];
}

/**
 * The one translation: webhooks and the list of events show the same. A payment ends before its event is written and never changes
 * after, except for `lateSettlement`, which comes with an event of its own.
 */
export function eventRecord(message: EventMessage): EventRecord {
  const { event, payment } = message;
  const timestamp = new Date(event.occurredAtMs).toISOString();
  const { id, type, environment, walletChange } = event;
  if (type === "merchant.wallet_changed") {
    if (walletChange === undefined) throw new Error(`${id} does not say what changed`);
    return { id, type, timestamp, environment, data: walletChange };
  }
  const data = payment === null ? sampleRecord(message, timestamp) : paymentRecord(payment);
  return { id, type, timestamp, environment, data };
}

const zeroAddress = `0x${"0".repeat(40)}` as const;

/**
 * What `webhook.test` shows: a record with every field that a real one has, to the merchant's own wallet, from nobody and of nothing.
 * It is not verified and stays pending, so that no shop takes it for a paid one. Its id is made of the event's: none is told twice.
 */
function sampleRecord({ event: { id, environment }, payTo }: EventMessage, timestamp: string): PaymentRecord {
  return {
    paymentId: `pay_test${id.slice("evt_".length)}`,
    verified: false,
    status: "pending",
    txHash: null,
    from: zeroAddress,
    to: payTo,
    token: "IDRX",
    amount: "0",
    environment,
    network: chainOf(environment).network,
    blockNumber: null,
    timestamp,
    createdAt: timestamp,
    source: "server",
    resource: "https://shop.example/article",
    description: "A test of your webhook: nothing was paid.",
    metadata: { test: "true" },
    failure: null,
  };
}
