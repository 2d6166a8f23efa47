import { randomBytes } from "node:crypto";
import type { ChannelRecord, PayoutRecord } from "@lunas/protocol/api/channel-record";
import type { HoldRecord } from "@lunas/protocol/api/hold-record";
import type { PaymentRecord } from "@lunas/protocol/api/payment-record";
import type { RefundRecord } from "@lunas/protocol/api/refunds";
import type { MerchantWalletChange } from "@lunas/protocol/api/wallet";
import { type EventType, events } from "@lunas/protocol/events/event-types";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";

type Record = PaymentRecord;

const hex = (bytes: number) => `0x${randomBytes(bytes).toString("hex")}` as const;

/** A sample event, new each time: play money of the sandbox, about a payment that does not exist. */
export function sampleEvent(type: EventType, nowMs: number): WebhookBody {
  const timestamp = new Date(nowMs).toISOString();
  const mark = randomBytes(9).toString("hex");
  const head = { id: `evt_sample${mark}`, timestamp, environment: "sandbox" } as const;
  const event = events.find((each) => each.type === type);
  if (event === undefined) throw new Error(`there is no event ${type}`);
  if (event.about === "wallet") return { ...head, type: event.type, data: aWalletChange(mark, nowMs) };
  if (event.about === "refund")
    return { ...head, type: event.type, data: { ...aRefund(mark, timestamp), ...event.sample(() => hex(32)) } };
  if (event.about === "hold") return { ...head, type: event.type, data: { ...aHold(mark, nowMs), ...event.sample() } };
  if (event.about === "channel")
    return { ...head, type: event.type, data: { ...aChannel(timestamp), ...event.sample() } };
  if (event.about === "payout")
    return { ...head, type: event.type, data: { ...aPayout(mark, timestamp), ...event.sample() } };
  const data = { ...aPayment(`pay_sample${mark}`, timestamp), ...event.sample(() => hex(32)) };
  return { ...head, type: event.type, data };
}

const dayMs = 86_400_000;

function aWalletChange(mark: string, nowMs: number): MerchantWalletChange {
  const after = (days: number) => new Date(nowMs + days * dayMs).toISOString();
  return {
    ...{ merchantId: `mer_sample${mark}`, status: "announced", oldWallet: hex(20), newWallet: hex(20) },
    ...{ announcedAt: after(0), effectiveAt: after(1), oldWalletAcceptedUntil: after(2) },
  };
}

function aHold(mark: string, nowMs: number): HoldRecord {
  const [expiresAt, createdAt] = [nowMs, nowMs - 300_000].map((timeMs) => new Date(timeMs).toISOString());
  return {
    ...{ holdId: `hld_sample${mark}`, status: "held", environment: "sandbox", network: "sandbox" },
    ...{ token: "IDRX", from: hex(20), to: hex(20), amount: "500000", capturedAmount: null, paymentId: null },
    ...{ resource: "https://shop.example/article", description: "Sample of lunas trigger: nothing was held." },
    ...{ metadata: { sample: "true" }, expiresAt: String(expiresAt), createdAt: String(createdAt) },
  };
}

function aChannel(timestamp: string): ChannelRecord {
  return {
    ...{ channelId: hex(32), environment: "sandbox", network: "sandbox", token: "IDRX", payer: hex(20) },
    ...{
      payerAuthorizer: hex(20),
      receiver: hex(20),
      receiverAuthorizer: hex(20),
      withdrawDelay: 86_400,
      salt: hex(32),
    },
    ...{ managedBy: "lunas", status: "open", balance: "500000", charged: "1000", claimed: "0", available: "499000" },
    ...{ withdrawableAt: null, openedAt: timestamp, lastChargeAt: timestamp },
  };
}

function aPayout(mark: string, timestamp: string): PayoutRecord {
  return {
    ...{ payoutId: `pyo_sample${mark}`, environment: "sandbox", network: "sandbox", token: "IDRX", receiver: hex(20) },
    ...{ amount: "500000", channels: 3, txHash: hex(32), status: "confirmed", createdAt: timestamp, timestamp },
  };
}

function aPayment(paymentId: string, timestamp: string): Record {
  return {
    ...{ paymentId, verified: false, status: "pending", txHash: null },
    ...{ from: hex(20), to: hex(20), token: "IDRX", amount: "500000" },
    ...{ environment: "sandbox", network: "sandbox", blockNumber: null, timestamp, createdAt: timestamp },
    ...{ source: "server", linkId: null, resource: "https://shop.example/article" },
    ...{ description: "Sample of lunas trigger: nothing was paid.", metadata: { sample: "true" }, failure: null },
  };
}

function aRefund(mark: string, timestamp: string): RefundRecord {
  return {
    ...{ refundId: `ref_sample${mark}`, paymentId: `pay_sample${mark}`, status: "pending", txHash: null },
    ...{ from: hex(20), to: hex(20), token: "IDRX", amount: "200000", reason: "Sample of lunas trigger" },
    ...{ environment: "sandbox", network: "sandbox", blockNumber: null, timestamp, createdAt: timestamp },
    failure: null,
  };
}
