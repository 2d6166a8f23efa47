import type { Actor, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { GasOfDay, OperationsStore, Pause, PauseScope } from "@lunas/domain/payment/pause";
import type { MerchantId } from "@lunas/domain/shared/id";
import { noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** Operators' changes, in Postgres. Each method is one statement; each change writes its audit entry. */
export function createOperationsStore(database: Database, actor: Actor): OperationsStore {
  const hit = async (change: Prisma.Sql) => (await database.query(change)).length > 0;
  return {
    pause: ({ scope, subject, reason }) => {
      const change = Prisma.sql`
        insert into pauses (scope, subject, reason) values (${scope}, ${subject}, ${reason})
        on conflict do nothing returning scope`;
      return hit(noting(change, { actor, action: "pause", ...targetOf(scope, subject), details: { reason } }));
    },
    resume: (scope, subject) => {
      const change = Prisma.sql`
        delete from pauses where scope = ${scope} and subject = ${subject} returning scope`;
      return hit(noting(change, { actor, action: "resume", ...targetOf(scope, subject), details: {} }));
    },
    pauses: () => pauses(database),
    hasMerchant: async (id) => (await database.query(Prisma.sql`select from merchants where id = ${id}`)).length > 0,
    gasByDay: (days) => gasByDay(database, days),
  };
}

/** A merchant's id needs no prefix; a chain's and a payer's id do. */
function targetOf(scope: PauseScope, subject: string): Pick<NewAuditEntry, "target" | "merchantId"> {
  if (scope === "merchant") return { target: subject, merchantId: subject as MerchantId };
  return { target: `${scope}:${subject}` };
}

async function pauses(database: Database): Promise<readonly Pause[]> {
  const rows = await database.query<Omit<Pause, "sinceMs"> & { readonly since: Date }>(Prisma.sql`
    select scope, subject, reason, created_at as since from pauses order by created_at`);
  return rows.map(({ since, ...pause }) => ({ ...pause, sinceMs: since.getTime() }));
}

interface GasRow extends Omit<GasOfDay, "wei"> {
  readonly wei: string;
}

async function gasByDay(database: Database, days: number): Promise<readonly GasOfDay[]> {
  const rows = await database.query<GasRow>(Prisma.sql`
    select g.day::text, g.chain_id as "chainId", g.merchant_id as "merchantId", m.name as "merchantName", g.wei::text
    from gas_spent g join merchants m on m.id = g.merchant_id
    where g.day > (now() at time zone 'utc')::date - ${days}::integer
    order by g.day desc, g.chain_id, g.wei desc`);
  return rows.map((row) => ({ ...row, wei: BigInt(row.wei) }));
}
