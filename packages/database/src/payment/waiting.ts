import type { ClaimedAnswer, Joining, WaiterLease, WaiterPlace } from "@lunas/domain/payment/ports";
import type { PaymentId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { inOrder, only } from "../rows/only";
import { parseState, type StateRow, stateColumns } from "../rows/payment";

/** Registers a request that waits for a payment. */
export async function takeWaiterPlace(
  database: Database,
  { paymentId, waiterId, leaseMs }: WaiterLease,
  { idempotency, seats, isIdentified }: Joining,
): Promise<WaiterPlace> {
  const rows = await database.query<{ readonly place: WaiterPlace }>(Prisma.sql`
    select hold_payment(
      ${paymentId}, ${waiterId}, ${leaseMs}::integer * interval '1 millisecond',
      ${idempotency?.lineage ?? null}::text, ${idempotency?.key ?? null}::text, ${seats}::integer, ${isIdentified}::boolean
    ) as place`);
  return only(rows).place;
}

/** Renews the leases of all waiting requests; returns those whose payments have ended. */
export async function renewWaiters(database: Database, waiters: readonly WaiterLease[]): Promise<readonly PaymentId[]> {
  const leaseMs = Math.max(0, ...waiters.map((waiter) => waiter.leaseMs));
  const rows = await database.query<{ readonly id: PaymentId }>(Prisma.sql`
    select ended as id from look_after_waiting(
      ${waiters.map(({ paymentId }) => paymentId)}::text[], ${waiters.map(({ waiterId }) => waiterId)}::text[],
      ${leaseMs}::integer * interval '1 millisecond'
    ) as ended`);
  return rows.map(({ id }) => id);
}

export async function releaseWaiterPlace(database: Database, { paymentId, waiterId }: WaiterLease): Promise<void> {
  await database.query(Prisma.sql`select leave_payment(${paymentId}, ${waiterId})`);
}

/** Who claims a success; `isPreconfirmed`: also of a payment that is pending. */
export interface SuccessClaim {
  readonly waiter: WaiterLease;
  readonly isPreconfirmed: boolean;
}

/** Reads what changes of payments, and claims the success for the request if it may report it. */
export async function claimSuccess(
  database: Database,
  claims: readonly SuccessClaim[],
): Promise<readonly ClaimedAnswer[]> {
  const ids = claims.map(({ waiter }) => waiter.paymentId);
  const waiterIds = claims.map(({ waiter }) => waiter.waiterId);
  const early = claims.map(({ isPreconfirmed }) => isPreconfirmed);
  const rows = await database.query<ClaimedRow>(Prisma.sql`
    select made.place, made.claimed, made.holds, ${stateColumns}
    from claim_successes(${ids}::text[], ${waiterIds}::text[], ${early}::boolean[]) as made,
      lateral (select (made.payment).*) as p`);
  return inOrder(rows, claims.length).map((row) => ({
    state: parseState(row),
    claimed: row.claimed,
    holds: row.holds,
  }));
}

interface ClaimedRow extends StateRow {
  readonly place: number;
  readonly claimed: boolean;
  readonly holds: boolean;
}
