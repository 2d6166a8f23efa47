import type { Actor, AuditEntry, AuditLog, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import { newId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { asJson } from "./rows/json";

interface EntryRow extends Omit<AuditEntry, "actor"> {
  readonly actorKind: Actor["kind"];
  readonly actorId: string;
}

/** What was changed by whom, in Postgres. Entries are written by the statements that make the changes. */
export function createAuditLog(database: Database): AuditLog {
  return {
    newest: async (limit, target) => {
      const of = target === undefined ? Prisma.sql`true` : Prisma.sql`target = ${target}`;
      const rows = await database.query<EntryRow>(Prisma.sql`
        select id, actor_kind as "actorKind", actor_id as "actorId", action, target, details,
          floor(extract(epoch from at) * 1000)::double precision as "atMs"
        from audit_log where ${of} order by at desc, id limit ${limit}::integer`);
      return rows.map(({ actorKind, actorId, ...row }) => ({ ...row, actor: { kind: actorKind, id: actorId } }));
    },
  };
}

/** A statement that changes rows, and notes it where it has changed any; its rows as they come. */
export function noting(change: Prisma.Sql, entry: NewAuditEntry): Prisma.Sql {
  const { actor, action, target, details } = entry;
  return Prisma.sql`
    with changed as (${change}), noted as (
      insert into audit_log (id, actor_kind, actor_id, action, target, details)
      select ${newId("aud")}, ${actor.kind}, ${actor.id}, ${action}, ${target}, ${asJson(details)}::jsonb
      from (select from changed limit 1) as any_change
    )
    select * from changed`;
}

/** An entry as `resolve_payment` takes it. */
export function auditEntryJson({ actor, action, target, details }: NewAuditEntry): Prisma.Sql {
  const row = { id: newId("aud"), actor_kind: actor.kind, actor_id: actor.id, action, target, details };
  return Prisma.sql`${asJson(row)}::jsonb`;
}
