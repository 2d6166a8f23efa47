import type { ApiKey } from "@lunas/domain/merchant/api-key";
import type { ApiKeyRegistry, OwnKey, RolledKey, Successor } from "@lunas/domain/merchant/ports";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type KeyRow, keyColumns, parseApiKeyRow } from "./rows/api-key";

/** A merchant's API keys in Postgres, as it manages them itself. Every statement names the merchant, and times are the database's. */
export function createApiKeyRegistry(database: Database): ApiKeyRegistry {
  const first = async (statement: Prisma.Sql): Promise<ApiKey | null> => {
    const [row] = await database.query<KeyRow>(statement);
    return row === undefined ? null : parseApiKeyRow(row);
  };
  return {
    create: async (key) => {
      const data = { ...key, allowedOrigins: [...key.allowedOrigins] };
      return parseApiKeyRow(await database.run((prisma) => prisma.apiKey.create({ data })));
    },
    list: async (merchantId) => {
      const rows = await database.query<KeyRow>(Prisma.sql`
        select ${keyColumns} from api_keys k where k.merchant_id = ${merchantId} order by k.created_at desc, k.id`);
      return rows.map(parseApiKeyRow);
    },
    find: (own) => first(Prisma.sql`select ${keyColumns} from api_keys k where ${isOwn(own)}`),
    change: (own, { label = null, allowedOrigins = null }) =>
      first(Prisma.sql`
        update api_keys k set label = coalesce(${label}::text, k.label),
          allowed_origins = coalesce(${allowedOrigins && [...allowedOrigins]}::text[], k.allowed_origins)
        where ${isOwn(own)} returning ${keyColumns}`),
    roll: (own, successor, graceSeconds) => roll(database, { own, successor, graceSeconds }),
    revoke: (own) =>
      // A key whose grace is over ended then, and not when somebody revokes it on top.
      first(Prisma.sql`
        update api_keys k
        set revoked_at = coalesce(k.revoked_at, case when k.expires_at <= now() then k.expires_at else now() end)
        where ${isOwn(own)} returning ${keyColumns}`),
  };
}

function isOwn({ merchantId, id }: OwnKey): Prisma.Sql {
  return Prisma.sql`k.id = ${id} and k.merchant_id = ${merchantId}`;
}

interface Roll {
  readonly own: OwnKey;
  readonly successor: Successor;
  readonly graceSeconds: number;
}

async function roll(database: Database, { own, successor, graceSeconds }: Roll): Promise<RolledKey | null> {
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
    )
    select ${keyColumns} from fresh k union all select ${keyColumns} from old k`);
  const [fresh, old] = rows.map(parseApiKeyRow);
  return fresh === undefined || old === undefined ? null : { successor: fresh, replaced: old };
}
