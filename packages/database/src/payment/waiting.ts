import type { AskerLease, AskerPlace, ClaimedAnswer, Joining } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { inOrder, only } from "../rows/only";
import { type PaymentRow, parsePayment, paymentColumns } from "../rows/payment";

/** Registers a request that waits for a payment. */
export async function takeAskerPlace(
  database: Database,
  { paymentId, askerId, leaseMs }: AskerLease,
  { idempotency, seats, isIdentified }: Joining,
): Promise<AskerPlace> {
  const rows = await database.query<{ readonly place: AskerPlace }>(Prisma.sql`
    select hold_payment(
      ${paymentId}, ${askerId}, ${leaseMs}::integer * interval '1 millisecond',
      ${idempotency?.lineage ?? null}::text, ${idempotency?.key ?? null}::text, ${seats}::integer, ${isIdentified}::boolean
    ) as place`);
  return only(rows).place;
}

/** Renews the leases of all waiting requests; returns those whose payments have ended. */
export async function lookAfter(database: Database, askers: readonly AskerLease[]): Promise<readonly PaymentId[]> {
  const leaseMs = Math.max(0, ...askers.map((asker) => asker.leaseMs));
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select ended as id from look_after_waiting(
      ${askers.map(({ paymentId }) => paymentId)}::text[], ${askers.map(({ askerId }) => askerId)}::text[],
      ${leaseMs}::integer * interval '1 millisecond'
    ) as ended`);
  return rows.map(({ id }) => id);
}

export async function releaseAskerPlace(database: Database, { paymentId, askerId }: AskerLease): Promise<void> {
  await database.query(Prisma.sql`select leave_payment(${paymentId}, ${askerId})`);
}

/** Reads payments, and claims the success for the request if it may report it. */
export async function claimSuccess(
  database: Database,
  askers: readonly AskerLease[],
): Promise<readonly ClaimedAnswer[]> {
  const ids = askers.map(({ paymentId }) => paymentId);
  const askerIds = askers.map(({ askerId }) => askerId);
  const rows = await database.query<ClaimedRow>(Prisma.sql`
    select made.place, made.claimed, made.holds, ${paymentColumns}
    from claim_answers(${ids}::text[], ${askerIds}::text[]) as made, lateral (select (made.payment).*) as p`);
  return inOrder(rows, askers.length).map(({ claimed, holds, ...row }) => ({
    payment: parsePayment({ ...row, answeredAt: claimed ?? row.answeredAt }),
    claimed: claimed !== null,
    holds,
  }));
}

interface ClaimedRow extends PaymentRow {
  readonly place: number;
  readonly claimed: Date | null;
  readonly holds: boolean;
}
