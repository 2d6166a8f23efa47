import type { ApiKey } from "@lunas/domain/merchant/api-key";
import type { ApiKeyRegistry, OwnKey, RolledKey, Successor } from "@lunas/domain/merchant/ports";
import type { Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import { auditWrite, notes, noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type KeyRow, keyColumns, parseApiKeyRow } from "./rows/api-key";

/**
 * A merchant's API keys in Postgres, as it manages them itself. Every statement names the merchant, times are the database's, and
 * each change is noted in the audit log with it.
 */
export function createApiKeyRegistry(database: Database, author: Author): ApiKeyRegistry {
  const first = async (statement: Prisma.Sql): Promise<ApiKey | null> => {
    const [row] = await database.query<KeyRow>(statement);
    return row === undefined ? null : parseApiKeyRow(row);
  };
  const find = (own: OwnKey) => first(Prisma.sql`select ${keyColumns} from api_keys k where ${isOwn(own)}`);
  return {
    create: async (key) => {
      const data = { ...key, allowedOrigins: [...key.allowedOrigins] };
      const { type, environment, label, allowedOrigins } = data;
      const entry = entryOf(author, key, {
        verb: "create",
        details: { type, environment },
        values: { label, allowedOrigins },
      });
      const [created] = await database.run((prisma) =>
        prisma.$transaction([prisma.apiKey.create({ data }), auditWrite(prisma, entry)]),
      );
      return parseApiKeyRow(created);
    },
    list: async (merchantId) => {
      const rows = await database.query<KeyRow>(Prisma.sql`
        select ${keyColumns} from api_keys k where k.merchant_id = ${merchantId} order by k.created_at desc, k.id`);
      return rows.map(parseApiKeyRow);
    },
    find,
    change: (own, change) => {
      const { label = null, allowedOrigins = null } = change;
      const update = Prisma.sql`
        update api_keys k set label = coalesce(${label}::text, k.label),
          allowed_origins = coalesce(${allowedOrigins && [...allowedOrigins]}::text[], k.allowed_origins)
        where ${isOwn(own)} returning ${keyColumns}`;
      const details = { changed: Object.keys(change).sort() };
      return first(noting(update, entryOf(author, own, { verb: "update", details, values: { ...change } })));
    },
    roll: (own, successor, graceSeconds) => {
      const details = { successor: successor.id, graceSeconds };
      return roll(database, { own, successor, graceSeconds, entry: entryOf(author, own, { verb: "roll", details }) });
    },
    revoke: async (own) => {
      // A key whose grace is over ended then, and not when somebody revokes it on top.
      const update = Prisma.sql`
        update api_keys k set revoked_at = case when k.expires_at <= now() then k.expires_at else now() end
        where ${isOwn(own)} and k.revoked_at is null returning ${keyColumns}`;
      const revoked = await first(noting(update, entryOf(author, own, { verb: "revoke", details: {} })));
      return revoked ?? (await find(own));
    },
  };
}

function isOwn({ merchantId, id }: OwnKey): Prisma.Sql {
  return Prisma.sql`k.id = ${id} and k.merchant_id = ${merchantId}`;
}

interface Roll {
  readonly own: OwnKey;
  readonly successor: Successor;
  readonly graceSeconds: number;
  readonly entry: NewAuditEntry;
}

async function roll(database: Database, { own, successor, graceSeconds, entry }: Roll): Promise<RolledKey | null> {
  const { id, hash, prefix } = successor;
  // Cut to what the column keeps: rounded up, a key without grace would outlive this moment.
  const end = Prisma.sql`date_trunc('milliseconds', now()) + ${graceSeconds}::integer * interval '1 second'`;
  const rows = await database.query<KeyRow>(Prisma.sql`
    with old as (
      update api_keys k set expires_at = least(k.expires_at, ${end})
      where ${isOwn(own)} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      returning k.*
    ), fresh as (
      insert into api_keys (id, hash, prefix, merchant_id, type, environment, label, lineage, allowed_origins)
      select ${id}, ${hash}, ${prefix}, merchant_id, type, environment, label, coalesce(lineage, id), allowed_origins
      from old
      returning *
    ), ${notes(Prisma.sql`old`, entry)}
    select ${keyColumns} from fresh k union all select ${keyColumns} from old k`);
  const [fresh, old] = rows.map(parseApiKeyRow);
  return fresh === undefined || old === undefined ? null : { successor: fresh, replaced: old };
}

interface KeyChangeNote {
  readonly verb: "create" | "update" | "roll" | "revoke";
  readonly details: NewAuditEntry["details"];
  readonly values?: Readonly<Record<string, unknown>>;
}

function entryOf({ actor, origin }: Author, { merchantId, id }: OwnKey, note: KeyChangeNote): NewAuditEntry {
  const { verb, details, values } = note;
  return {
    ...{ actor, action: `api_key.${verb}`, target: id, merchantId, details },
    personal: { ...origin, ...(values !== undefined && { values }) },
  };
}
