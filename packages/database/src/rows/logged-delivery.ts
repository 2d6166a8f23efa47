import type { Environment } from "@lunas/catalog/chain";
import type { DeliveryId, EventId, PaymentId } from "@lunas/domain/shared/id";
import type { DeliveryStatus } from "@lunas/domain/webhook/delivery";
import type { LoggedAttempt, LoggedDelivery } from "@lunas/domain/webhook/delivery-log";
import type { EventType } from "@lunas/domain/webhook/event-types";
import { Prisma } from "../generated/client";

export interface LoggedDeliveryRow {
  readonly id: DeliveryId;
  readonly eventId: EventId;
  readonly eventType: EventType;
  readonly environment: Environment;
  readonly paymentId: PaymentId | null;
  readonly url: string;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
}

/** Of the delivery `d` and its event `e`. A pending one goes to its merchant's endpoint of then: until its next claim it has an older one. */
export const loggedDeliveryColumns = Prisma.sql`
  d.id, d.event_id as "eventId", e.type as "eventType", e.environment, e.payment_id as "paymentId",
  coalesce((select m.webhook_url from merchants m where m.id = d.merchant_id and d.status = 'pending'), d.url) as url, d.status,
  d.attempts, d.created_at as "createdAt", d.next_attempt_at as "nextAttemptAt"`;

export function parseLoggedDelivery({ createdAt, nextAttemptAt, ...row }: LoggedDeliveryRow): LoggedDelivery {
  return { ...row, createdAtMs: createdAt.getTime(), nextAttemptAtMs: nextAttemptAt?.getTime() ?? null };
}

export interface AttemptRow {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly statusCode: number | null;
  readonly responseExcerpt: string | null;
  readonly error: string | null;
}

/** Of the attempt `a`. */
export const attemptColumns = Prisma.sql`
  a.started_at as "startedAt", a.duration_ms as "durationMs", a.status_code as "statusCode",
  a.response_excerpt as "responseExcerpt", a.error`;

export function parseAttempt({ startedAt, ...row }: AttemptRow): LoggedAttempt {
  return { ...row, startedAtMs: startedAt.getTime() };
}
