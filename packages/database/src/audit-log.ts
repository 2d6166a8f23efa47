import { randomBytes } from "node:crypto";
import { personalHash } from "@lunas/domain/operations/audit-chain";
import type {
  Actor,
  AuditEntry,
  AuditFilter,
  AuditLog,
  NewAuditEntry,
  PersonalPart,
} from "@lunas/domain/operations/audit-entry";
import { type MerchantId, newId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma, type PrismaClient } from "./generated/client";
import { asJson } from "./rows/json";

interface EntryRow extends Omit<AuditEntry, "actor" | "personal"> {
  readonly actorKind: Actor["kind"];
  readonly actorId: string;
  readonly contents: string | null;
}

const entryColumns = Prisma.sql`
  e.id, e.actor_kind as "actorKind", e.actor_id as "actorId", e.action, e.target, e.merchant_id as "merchantId", e.details, r.contents,
  floor(extract(epoch from e.at) * 1000)::double precision as "atMs"`;

/** The audit log in Postgres. The statements that make the changes write the entries. */
export function createAuditLog(database: Database): AuditLog {
  return {
    newest: async (limit, target) => {
      const of = target === undefined ? Prisma.sql`true` : Prisma.sql`target = ${target}`;
      const rows = await database.query<EntryRow>(Prisma.sql`
        select ${entryColumns}
        from (select * from audit_log where ${of} order by at desc, id limit ${limit}::integer) as e
        left join audit_personal r on r.audit_id = e.id order by e.at desc, e.id`);
      return rows.map(parseEntry);
    },
    list: (merchantId, filter) => list(database, merchantId, filter),
    record: async (entry) => void (await database.query(noting(Prisma.sql`select 1`, entry))),
  };
}

async function list(database: Database, merchantId: MerchantId, { page, limit, ...filter }: AuditFilter) {
  const action = filter.action ?? null;
  const matching = Prisma.sql`
    from audit_log where merchant_id = ${merchantId} and (${action}::text is null or action = ${action}::text)`;
  const [rows, [count]] = await Promise.all([
    database.query<EntryRow>(Prisma.sql`
      select ${entryColumns} from (
        select * ${matching} order by at desc, id desc limit ${limit}::integer offset ${(page - 1) * limit}::bigint
      ) as e left join audit_personal r on r.audit_id = e.id order by e.at desc, e.id desc`),
    database.query<{ readonly total: number }>(Prisma.sql`select count(*)::integer as total ${matching}`),
  ]);
  return { entries: rows.map(parseEntry), total: count?.total ?? 0 };
}

function parseEntry({ actorKind, actorId, contents, ...row }: EntryRow): AuditEntry {
  const personal = contents === null ? null : (JSON.parse(contents) as PersonalPart);
  return { ...row, actor: { kind: actorKind, id: actorId }, personal };
}

/** A statement that changes rows, and writes the entry if it changed any; returns its rows. */
export function noting(change: Prisma.Sql, entry: NewAuditEntry): Prisma.Sql {
  return Prisma.sql`with changed as (${change}), ${notes(Prisma.sql`changed`, entry)} select * from changed`;
}

/** For a statement's WITH: writes the entry if `changed`, one of its parts, has any row. */
export function notes(changed: Prisma.Sql, entry: NewAuditEntry): Prisma.Sql {
  const { id, personal, ...row } = columnsOf(entry);
  const any = Prisma.sql`from (select from ${changed} limit 1) as any_change`;
  const noted = Prisma.sql`
    noted as (
      insert into audit_log (id, actor_kind, actor_id, action, target, details, merchant_id, personal_hash)
      select ${id}, ${row.actorKind}, ${row.actorId}, ${row.action}, ${row.target}, ${asJson(row.details)}::jsonb,
        ${row.merchantId}::text, ${row.personalHash}::text ${any}
    )`;
  if (personal === null) return noted;
  return Prisma.sql`${noted}, noted_personal as (
      insert into audit_personal (audit_id, salt, contents) select ${id}, ${personal.salt}, ${personal.contents} ${any}
    )`;
}

/** The same for a Prisma transaction. In SQL, because Prisma would write its own time and not the database's. */
export function auditWrite(prisma: PrismaClient, entry: NewAuditEntry) {
  return prisma.$executeRaw(noting(Prisma.sql`select 1`, entry));
}

/** An entry in the form of `resolve_payment`. */
export function auditEntryJson({ actor, action, target, details }: NewAuditEntry): Prisma.Sql {
  const row = { id: newId("aud"), actor_kind: actor.kind, actor_id: actor.id, action, target, details };
  return Prisma.sql`${asJson(row)}::jsonb`;
}

function columnsOf({ actor, action, target, merchantId = null, details, personal = null }: NewAuditEntry) {
  const erasable = personal === null ? null : erasableOf(personal);
  return {
    ...{ id: newId("aud"), actorKind: actor.kind, actorId: actor.id, action, target, merchantId, details },
    personalHash: erasable === null ? null : erasable.hash,
    personal: erasable,
  };
}

/** The erasable part of an entry in `audit_personal`, and its hash, which the entry keeps. */
export function erasableOf(personal: PersonalPart) {
  const row = { salt: randomBytes(32).toString("hex"), contents: asJson(personal) };
  return { ...row, hash: personalHash(row) };
}
