import type { LoggedAttempt, LoggedDelivery } from "@lunas/domain/webhook/delivery-log";
import { Prisma } from "../generated/client";

export interface LoggedDeliveryRow extends Omit<LoggedDelivery, "createdAtMs" | "nextAttemptAtMs"> {
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

export interface AttemptRow extends Omit<LoggedAttempt, "startedAtMs"> {
  readonly startedAt: Date;
}

/** Of the attempt `a`. */
export const attemptColumns = Prisma.sql`
  a.started_at as "startedAt", a.duration_ms as "durationMs", a.status_code as "statusCode",
  a.response_excerpt as "responseExcerpt", a.error`;

export function parseAttempt({ startedAt, ...row }: AttemptRow): LoggedAttempt {
  return { ...row, startedAtMs: startedAt.getTime() };
}
