import type { GasOfDay, OperationsStore, Pause } from "@lunas/domain/payment/pause";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";

/** What operators do, in Postgres. Each method is one statement. */
export function createOperationsStore(database: Database): OperationsStore {
  return {
    pause: async ({ scope, subject, reason }) => {
      const rows = await database.query(Prisma.sql`
        insert into pauses (scope, subject, reason) values (${scope}, ${subject}, ${reason})
        on conflict do nothing returning scope`);
      return rows.length > 0;
    },
    resume: async (scope, subject) => {
      const rows = await database.query(Prisma.sql`
        delete from pauses where scope = ${scope} and subject = ${subject} returning scope`);
      return rows.length > 0;
    },
    pauses: () => pauses(database),
    suspend: (id) => setSuspended(database, id, true),
    restore: (id) => setSuspended(database, id, false),
    hasMerchant: async (id) => (await database.query(Prisma.sql`select from merchants where id = ${id}`)).length > 0,
    gasByDay: (days) => gasByDay(database, days),
  };
}

async function pauses(database: Database): Promise<readonly Pause[]> {
  const rows = await database.query<Omit<Pause, "sinceMs"> & { readonly since: Date }>(Prisma.sql`
    select scope, subject, reason, created_at as since from pauses order by created_at`);
  return rows.map(({ since, ...pause }) => ({ ...pause, sinceMs: since.getTime() }));
}

/** Every gateway looks a key's merchant up again within five seconds. */
async function setSuspended(database: Database, id: MerchantId, isSuspended: boolean): Promise<boolean | null> {
  const rows = await database.query<{ readonly was: Date | null }>(Prisma.sql`
    update merchants m set
      suspended_at = case when ${isSuspended}::boolean then coalesce(m.suspended_at, now()) end,
      updated_at = case when (m.suspended_at is null) = ${isSuspended}::boolean then now() else m.updated_at end
    from (select id, suspended_at from merchants where id = ${id} for no key update) as before
    where m.id = before.id returning before.suspended_at as was`);
  const [row] = rows;
  return row === undefined ? null : (row.was !== null) !== isSuspended;
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
