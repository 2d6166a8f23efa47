import type { ApiKey } from "@lunas/domain/merchant/api-key";
import type { ApiKeyRegistry, NewApiKey, OwnKey, RolledKey, RollTerms, Successor } from "@lunas/domain/merchant/ports";
import type { Author, NewAuditEntry } from "@lunas/domain/operations/audit-entry";
import type { MerchantId } from "@lunas/domain/shared/id";
import { notes, noting } from "./audit-log";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type KeyRow, keyColumns, keyData, parseApiKeyRow } from "./rows/api-key";

/**
 * A merchant's management of its API keys in Postgres. Every statement names the merchant, times are the database's,
 * and each change writes its audit entry.
 */
export function createApiKeyRegistry(database: Database, author: Author): ApiKeyRegistry {
  const first = async (statement: Prisma.Sql): Promise<ApiKey | null> => {
    const [row] = await database.query<KeyRow>(statement);
    return row === undefined ? null : parseApiKeyRow(row);
  };
  const find = (own: OwnKey) => first(Prisma.sql`select ${keyColumns} from api_keys k where ${isOwn(own)}`);
  return {
    create: async (key, mostLive) => {
      const { type, environment, label, allowedOrigins, scopes, allowedIps } = key;
      const entry = entryOf(author, key, {
        verb: "create",
        details: { type, environment, scopes },
        values: { label, allowedOrigins, allowedIps },
      });
      const { rows } = await amongLive(database, key.merchantId, noting(insertOf(key, mostLive), entry));
      return rows[0] === undefined ? null : parseApiKeyRow(rows[0]);
    },
    list: async (merchantId) => {
      const rows = await database.query<KeyRow>(Prisma.sql`
        select ${keyColumns} from api_keys k where k.merchant_id = ${merchantId} order by k.created_at desc, k.id`);
      return rows.map(parseApiKeyRow);
    },
    find,
    change: (own, change) => {
      const { label = null, allowedOrigins = null, allowedIps = null } = change;
      const update = Prisma.sql`
        update api_keys k set label = coalesce(${label}::text, k.label),
          allowed_origins = coalesce(${allowedOrigins && [...allowedOrigins]}::text[], k.allowed_origins),
          allowed_ips = coalesce(${allowedIps && [...allowedIps]}::text[], k.allowed_ips)
        where ${isOwn(own)} returning ${keyColumns}`;
      const details = { changed: Object.keys(change).sort() };
      return first(noting(update, entryOf(author, own, { verb: "update", details, values: { ...change } })));
    },
    roll: (own, successor, terms) => {
      const details = { successor: successor.id, graceSeconds: terms.graceSeconds };
      return roll(database, { own, successor, ...terms, entry: entryOf(author, own, { verb: "roll", details }) });
    },
    revoke: async (own) => {
      // A key whose grace period has ended keeps that end, even if it is revoked later.
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

const isLive = Prisma.sql`k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`;

/**
 * The number of a merchant's live keys. A statement with the merchant's lock sees everything that earlier holders of
 * the lock wrote.
 */
const liveOf = (merchantId: MerchantId) =>
  Prisma.sql`(select count(*) from api_keys k where k.merchant_id = ${merchantId} and ${isLive})`;

/** Runs a statement that makes a key live, under a lock on the merchant: two at once count each other's keys. */
async function amongLive(database: Database, merchantId: MerchantId, statement: Prisma.Sql) {
  const [, [before], rows] = await database.run((prisma) =>
    prisma.$transaction([
      prisma.$queryRaw`select id from merchants where id = ${merchantId} for no key update`,
      prisma.$queryRaw<{ live: bigint }[]>`select ${liveOf(merchantId)} as live`,
      prisma.$queryRaw<KeyRow[]>(statement),
    ]),
  );
  return { live: Number(before?.live ?? 0n), rows };
}

function insertOf(key: NewApiKey, mostLive: number): Prisma.Sql {
  const { id, hash, prefix, merchantId, type, environment, label, lineage = null } = key;
  const { allowedOrigins, scopes, allowedIps, validUntil } = keyData(key);
  return Prisma.sql`
    insert into api_keys as k (id, hash, prefix, merchant_id, type, environment, label, lineage, allowed_origins, scopes,
      allowed_ips, valid_until, expires_at)
    select ${id}, ${hash}, ${prefix}, ${merchantId}, ${type}, ${environment}, ${label}, ${lineage},
      ${allowedOrigins}::text[], ${scopes}::text[], ${allowedIps}::text[], ${validUntil}::timestamptz, ${validUntil}::timestamptz
    where ${liveOf(merchantId)} < ${mostLive}::integer
    returning ${keyColumns}`;
}

interface Roll extends RollTerms {
  readonly own: OwnKey;
  readonly successor: Successor;
  readonly entry: NewAuditEntry;
}

async function roll(database: Database, requested: Roll): Promise<RolledKey | "too_many" | null> {
  const { own, graceSeconds, mostLive } = requested;
  const { live, rows } = await amongLive(database, own.merchantId, rollOf(requested));
  const [fresh, old] = rows.map(parseApiKeyRow);
  if (fresh !== undefined && old !== undefined) return { successor: fresh, replaced: old };
  return graceSeconds > 0 && live >= mostLive ? "too_many" : null;
}

function rollOf({ own, successor, graceSeconds, mostLive, entry }: Roll): Prisma.Sql {
  const { id, hash, prefix } = successor;
  // Truncated to the column's precision: rounded up, a key without a grace period would outlive this moment.
  const end = Prisma.sql`date_trunc('milliseconds', now()) + ${graceSeconds}::integer * interval '1 second'`;
  return Prisma.sql`
    with old as (
      update api_keys k set expires_at = least(k.expires_at, ${end})
      where ${isOwn(own)} and ${isLive} and (${graceSeconds}::integer = 0 or ${liveOf(own.merchantId)} < ${mostLive}::integer)
      returning k.*
    ), fresh as (
      insert into api_keys (id, hash, prefix, merchant_id, type, environment, label, lineage, allowed_origins, scopes,
        allowed_ips, valid_until, expires_at)
      select ${id}, ${hash}, ${prefix}, merchant_id, type, environment, label, coalesce(lineage, id), allowed_origins, scopes,
        allowed_ips, valid_until, valid_until
      from old
      returning *
    ), ${notes(Prisma.sql`old`, entry)}
    select ${keyColumns} from fresh k union all select ${keyColumns} from old k`;
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
