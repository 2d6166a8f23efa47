import type { Instance, Instances, InstanceView } from "@lunas/domain/operations/instance";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { ms } from "./rows/ms";

/** The processes that run, in Postgres. Each method is one statement. */
export function createInstances(database: Database): Instances {
  return {
    report: (instance) => report(database, instance),
    leave: async (id) => void (await database.query(Prisma.sql`delete from instances where id = ${id}`)),
    list: (limit) => list(database, limit),
  };
}

/** Forgets a few that are long gone, each by one process alone. */
async function report(database: Database, { id, service, version, commit }: Instance): Promise<void> {
  await database.query(Prisma.sql`
    with gone as (
      delete from instances where id in (
        select i.id from instances i where i.seen_at < now() - interval '1 day' and i.id <> ${id}
        order by i.seen_at limit 20 for update skip locked
      )
    )
    insert into instances (id, service, version, commit) values (${id}, ${service}, ${version}, ${commit})
    on conflict (id) do update set seen_at = now()`);
}

async function list(database: Database, limit: number): Promise<readonly InstanceView[]> {
  return await database.query<InstanceView>(Prisma.sql`
    select id, service, version, commit, ${ms(Prisma.sql`started_at`)} as "startedAtMs",
      ${ms(Prisma.sql`seen_at`)} as "seenAtMs", seen_at < now() - interval '2 minutes' as "isMissing"
    from instances where seen_at > now() - interval '1 day'
    order by service, started_at desc, id limit ${limit}::integer`);
}
