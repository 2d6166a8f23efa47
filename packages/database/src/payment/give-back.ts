import type { Author } from "@lunas/domain/operations/audit-entry";
import type { GiveBackOutcome, GivenBack } from "@lunas/domain/payment/ports";
import { newId, type PaymentId } from "@lunas/domain/shared/id";
import { erasableOf } from "../audit-log";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { only } from "../rows/only";

/** One call of the function that locks the payment, judges it, gives the success back and writes the audit entry. */
export async function giveBack(
  database: Database,
  { scope, paymentId, answerId }: GivenBack,
  { actor, origin }: Author,
): Promise<GiveBackOutcome> {
  const entry = { id: newId("aud"), actor_kind: actor.kind, actor_id: actor.id, ...erasableOf(origin) };
  const rows = await database.query<{ readonly outcome: GiveBackOutcome }>(Prisma.sql`
    select give_back_success(
      ${paymentId}, ${scope.merchantId}, ${scope.environment}, ${answerId}::text, ${asJson(entry)}::jsonb
    ) as outcome`);
  return only(rows).outcome;
}

/** When the success of each payment was claimed, in the order of the ids; null: unclaimed, or no such payment. */
export async function answeredAt(database: Database, ids: readonly PaymentId[]): Promise<readonly (number | null)[]> {
  const rows = await database.query<{ readonly id: PaymentId; readonly answeredAt: Date | null }>(Prisma.sql`
    select p.id, p.answered_at as "answeredAt" from payments p where p.id = any(${[...ids]}::text[])`);
  const times = new Map(rows.map((row) => [row.id, row.answeredAt?.getTime() ?? null]));
  return ids.map((id) => times.get(id) ?? null);
}
