import type { Environment } from "@lunas/catalog/chain";
import type { ChannelRecord } from "@lunas/domain/channel/record";
import type { EventId, MerchantId, PaymentId } from "@lunas/domain/shared/id";
import type { Event, MerchantWalletChange, PayoutSnapshot } from "@lunas/domain/webhook/event";
import type { EventType } from "@lunas/domain/webhook/event-types";
import { Prisma } from "../generated/client";

type EventData = MerchantWalletChange | ChannelRecord | PayoutSnapshot;

export interface EventRow {
  readonly eventId: EventId;
  readonly eventType: EventType;
  readonly eventMerchantId: MerchantId;
  readonly eventEnvironment: Environment;
  readonly eventPaymentId: PaymentId | null;
  readonly eventCreatedAt: Date;
  readonly eventData: EventData | null;
}

/** Of events, which the statement must name `e`; the names do not collide with a payment's columns. */
export const eventColumns = Prisma.sql`
  e.id as "eventId", e.type as "eventType", e.merchant_id as "eventMerchantId", e.environment as "eventEnvironment",
  e.payment_id as "eventPaymentId", e.created_at as "eventCreatedAt", e.data as "eventData"`;

export function parseEvent(row: EventRow): Event {
  return {
    id: row.eventId,
    type: row.eventType,
    merchantId: row.eventMerchantId,
    environment: row.eventEnvironment,
    paymentId: row.eventPaymentId,
    occurredAtMs: row.eventCreatedAt.getTime(),
    ...(row.eventData !== null && dataOf(row.eventData)),
  };
}

function dataOf(data: EventData): Pick<Event, "channel" | "payout" | "walletChange"> {
  if ("payoutId" in data) return { payout: data };
  return "channelId" in data ? { channel: data } : { walletChange: data };
}
