import type { Address } from "@lunas/catalog/chain";
import type { DeliveryId } from "@lunas/domain/shared/id";
import type { DeliveryStatus } from "@lunas/domain/webhook/delivery";
import type { DueDelivery } from "@lunas/domain/webhook/ports";
import type { Encryption } from "../encryption";
import { Prisma } from "../generated/client";
import { type EventRow, parseEvent } from "./event";
import { decryptSecrets } from "./merchant";
import { type PaymentRow, parsePayment } from "./payment";

/** A claimed delivery with its event, the merchant's secrets and, for a payment's event, the payment. */
export type DueDeliveryRow = EventRow &
  (PaymentRow | { readonly [K in keyof PaymentRow]: null }) & {
    readonly deliveryId: DeliveryId;
    readonly deliveryUrl: string;
    readonly deliveryStatus: DeliveryStatus;
    readonly deliveryAttempts: number;
    readonly scheduleFrom: number;
    readonly walletAddress: Address;
    readonly nextAttemptAt: Date | null;
    readonly webhookSecret: string | null;
    readonly previousWebhookSecret: string | null;
    readonly previousSecretExpiresAt: Date | null;
    readonly previousIsLive: boolean;
    readonly olderWebhookSecrets: string | null;
    readonly claimedAtMs: number;
    readonly failingSince: Date | null;
  };

/** For the delivery `d` and its merchant `m`. The database's clock decides which former secrets still sign. */
export const dueDeliveryColumns = Prisma.sql`
  d.id as "deliveryId", d.url as "deliveryUrl", d.status as "deliveryStatus", d.attempts as "deliveryAttempts",
  d.schedule_from as "scheduleFrom", m.wallet_address as "walletAddress",
  d.next_attempt_at as "nextAttemptAt", m.webhook_secret as "webhookSecret",
  m.previous_webhook_secret as "previousWebhookSecret", m.previous_secret_expires_at as "previousSecretExpiresAt",
  coalesce(m.previous_secret_expires_at > now(), false) as "previousIsLive", m.older_webhook_secrets as "olderWebhookSecrets",
  floor(extract(epoch from now()) * 1000)::double precision as "claimedAtMs", m.webhook_failing_since as "failingSince"`;

export function parseDueDelivery(row: DueDeliveryRow, encryption: Encryption): DueDelivery {
  return {
    delivery: {
      id: row.deliveryId,
      eventId: row.eventId,
      merchantId: row.eventMerchantId,
      url: row.deliveryUrl,
      status: row.deliveryStatus,
      attempts: row.deliveryAttempts,
      scheduleFrom: row.scheduleFrom,
      nextAttemptAtMs: row.nextAttemptAt?.getTime() ?? null,
    },
    event: parseEvent(row),
    payment: row.id === null ? null : parsePayment(row),
    payTo: row.walletAddress,
    secrets: liveSecrets(row, encryption),
    failingSinceMs: row.failingSince?.getTime() ?? null,
  };
}

function liveSecrets(row: DueDeliveryRow, encryption: Encryption): readonly string[] {
  const { webhookSecret, previousSecretExpiresAt, previousIsLive } = row;
  const previousWebhookSecret = previousIsLive ? row.previousWebhookSecret : null;
  const olderWebhookSecrets = previousIsLive ? row.olderWebhookSecrets : null;
  const former = { previousWebhookSecret, previousSecretExpiresAt, olderWebhookSecrets };
  const columns = { id: row.eventMerchantId, webhookSecret, ...former };
  const { current, previous, older = [] } = decryptSecrets(columns, encryption, row.claimedAtMs);
  return [current, previous, ...older.map(({ secret }) => secret)].filter((secret) => secret !== null);
}
