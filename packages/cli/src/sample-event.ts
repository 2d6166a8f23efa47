import { randomBytes } from "node:crypto";
import type { PaymentRecord } from "@lunas/protocol/api/payment-record";
import type { RefundRecord } from "@lunas/protocol/api/refunds";
import type { MerchantWalletChange } from "@lunas/protocol/api/wallet";
import { type EventType, refundEventTypes } from "@lunas/protocol/events/event-types";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";

type Record = PaymentRecord;

const hex = (bytes: number) => `0x${randomBytes(bytes).toString("hex")}` as const;

/** A sample event, new each time: play money of the sandbox, about a payment that does not exist. */
export function sampleEvent(type: EventType, nowMs: number): WebhookBody {
  const timestamp = new Date(nowMs).toISOString();
  const mark = randomBytes(9).toString("hex");
  const head = { id: `evt_sample${mark}`, timestamp, environment: "sandbox" } as const;
  if (type === "merchant.wallet_changed") return { ...head, type, data: aWalletChange(mark, nowMs) };
  if (isOfRefund(type)) return { ...head, type, data: { ...aRefund(mark, timestamp), ...refundEndings[type]() } };
  return { ...head, type, data: { ...aPayment(`pay_sample${mark}`, timestamp), ...endings[type]() } };
}

type RefundEventType = (typeof refundEventTypes)[number];

function isOfRefund(type: EventType): type is RefundEventType {
  return refundEventTypes.some((each) => each === type);
}

const dayMs = 86_400_000;

function aWalletChange(mark: string, nowMs: number): MerchantWalletChange {
  const after = (days: number) => new Date(nowMs + days * dayMs).toISOString();
  return {
    ...{ merchantId: `mer_sample${mark}`, status: "announced", oldWallet: hex(20), newWallet: hex(20) },
    ...{ announcedAt: after(0), effectiveAt: after(1), oldWalletAcceptedUntil: after(2) },
  };
}

function aPayment(paymentId: string, timestamp: string): Record {
  return {
    ...{ paymentId, verified: false, status: "pending", txHash: null },
    ...{ from: hex(20), to: hex(20), token: "IDRX", amount: "500000" },
    ...{ environment: "sandbox", network: "sandbox", blockNumber: null, timestamp, createdAt: timestamp },
    ...{ source: "server", resource: "https://shop.example/article" },
    ...{ description: "Sample of lunas trigger: nothing was paid.", metadata: { sample: "true" }, failure: null },
  };
}

function aRefund(mark: string, timestamp: string): RefundRecord {
  return {
    ...{ refundId: `ref_sample${mark}`, paymentId: `pay_sample${mark}`, status: "pending", txHash: hex(32) },
    ...{ from: hex(20), to: hex(20), token: "IDRX", amount: "200000", reason: "Sample of lunas trigger" },
    ...{
      environment: "sandbox",
      network: "sandbox",
      blockNumber: null,
      timestamp,
      createdAt: timestamp,
      failure: null,
    },
  };
}

const reverted = { code: "tx_failed", message: "The transaction reverted." } as const;
const endings = {
  "payment.confirmed": () => ({ verified: true, status: "confirmed", txHash: hex(32), blockNumber: 1_234_567 }),
  "payment.failed": () => ({ status: "failed", txHash: hex(32), failure: reverted }),
  "payment.settled_late": () => ({
    ...{ status: "failed", txHash: hex(32), failure: reverted },
    lateSettlement: { txHash: hex(32), blockNumber: 1_234_570 },
  }),
  "webhook.test": () => ({ amount: "0" }),
} as const satisfies { [T in Exclude<EventType, "merchant.wallet_changed" | RefundEventType>]: () => Partial<Record> };

const refundEndings = {
  "refund.confirmed": () => ({ status: "confirmed", blockNumber: 1_234_567 }),
  "refund.failed": () => ({ status: "failed", failure: reverted }),
  "refund.settled_late": () => ({
    ...{ status: "failed", failure: reverted },
    lateSettlement: { txHash: hex(32), blockNumber: 1_234_570 },
  }),
} as const satisfies { [T in RefundEventType]: () => Partial<RefundRecord> };
