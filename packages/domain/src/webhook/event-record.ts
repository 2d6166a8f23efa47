import { chainsOf } from "@lunas/catalog/chains";
import type { ChannelRecord } from "../channel/record";
import type { HoldEventType } from "../hold/ports";
import { type HoldRecord, holdRecord } from "../hold/record";
import { type PaymentRecord, paymentRecord } from "../payment/record";
import type { StoredPayment } from "../payment/stored-payment";
import { type RefundRecord, refundRecord } from "../refund/record";
import type { EventId } from "../shared/id";
import type { MerchantWalletChange, PayoutSnapshot } from "./event";
import type {
  ChannelEventType,
  EventType,
  PaymentEventType,
  PayoutEventType,
  RefundEventType,
  WalletEventType,
} from "./event-types";
import type { EventMessage } from "./ports";

/** A public event: the body of its webhook, and an item of the event list. */
export type EventRecord = EventHead &
  (
    | { type: PaymentEventType; data: PaymentRecord }
    | { type: RefundEventType; data: RefundRecord }
    | { type: HoldEventType; data: HoldRecord }
    | { type: ChannelEventType; data: ChannelRecord }
    | { type: PayoutEventType; data: PayoutSnapshot }
    | { type: WalletEventType; data: MerchantWalletChange }
  );

interface EventHead {
  id: EventId;
  /** ISO 8601. */
  timestamp: string;
  environment: PaymentRecord["environment"];
}

function present<T>(value: T | undefined, problem: string): T {
  if (value === undefined) throw new Error(problem);
  return value;
}

/**
 * The public form of an event, for webhooks and the event list. A payment ends before its event is written and does not
 * change afterwards, except for `lateSettlement`, which has its own event: an earlier one is shown without it at every attempt.
 */
export function eventRecord(message: EventMessage): EventRecord {
  const { event } = message;
  const payment = asOf(event.type, message.payment);
  const timestamp = new Date(event.occurredAtMs).toISOString();
  const { id, type, environment, walletChange } = event;
  if (type === "merchant.wallet_changed") {
    return { id, type, timestamp, environment, data: present(walletChange, `${id} does not say what changed`) };
  }
  if (isOfChannel(type)) {
    return { id, type, timestamp, environment, data: present(event.channel, `${id} has no channel`) };
  }
  if (isOfPayout(type)) {
    return { id, type, timestamp, environment, data: present(event.payout, `${id} has no payout`) };
  }
  if (type === "hold.expired") {
    if (payment === null) throw new Error(`${id} has no hold`);
    return { id, type, timestamp, environment, data: holdRecord(payment) };
  }
  if (isOfRefund(type)) {
    if (payment === null) throw new Error(`${id} has no refund`);
    return { id, type, timestamp, environment, data: refundRecord(payment) };
  }
  const data = payment === null ? sampleRecord(message, timestamp) : paymentRecord(payment);
  return { id, type, timestamp, environment, data };
}

function asOf(type: EventType, payment: StoredPayment | null): StoredPayment | null {
  return payment === null || type.endsWith(".settled_late") ? payment : { ...payment, lateSettlement: null };
}

function isOfRefund(type: PaymentEventType | RefundEventType): type is RefundEventType {
  return type.startsWith("refund.");
}

function isOfChannel(type: EventType): type is ChannelEventType {
  return type.startsWith("channel.");
}

function isOfPayout(type: EventType): type is PayoutEventType {
  return type.startsWith("payout.");
}

const zeroAddress = `0x${"0".repeat(40)}` as const;

/**
 * The payment in a `webhook.test`: a record with every field of a real one, to the merchant's own wallet, from the zero
 * address and with amount 0. It is not verified and stays pending, so that no shop takes it for paid. Its id derives
 * from the event's id, so it is unique.
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
    network: chainsOf(environment)[0].network,
    blockNumber: null,
    timestamp,
    createdAt: timestamp,
    source: "server",
    linkId: null,
    resource: "https://shop.example/article",
    description: "A test of your webhook: nothing was paid.",
    metadata: { test: "true" },
    failure: null,
  };
}
