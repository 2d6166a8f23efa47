import type { AuditChainReader, ChainHead, ChainRow } from "@lunas/domain/operations/audit-chain";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

export interface AuditChain extends AuditChainReader {
  /** One transaction, one relay at a time: chains up to `limit` committed entries. Returns their number. */
  chain(limit: number): Promise<number>;
  /** As `rows`, without the personal parts, which a dispatcher may not read. */
  rowsOfEntries(after: bigint, limit: number): Promise<readonly ChainRow[]>;
}

/** The chain of the audit log in Postgres. */
export function createAuditChain(database: Database): AuditChain {
  return {
    chain: async (limit) => {
      const rows = await database.query<{ readonly chained: number }>(Prisma.sql`
        select chain_audit_entries(${limit}::integer) as chained`);
      return only(rows).chained;
    },
    rows: (after, limit) => readRows(database, { after, limit, personal: true }),
    rowsOfEntries: (after, limit) => readRows(database, { after, limit, personal: false }),
    head: async () => {
      const [head] = await database.query<ChainHead>(Prisma.sql`
        select position, hash from audit_chain order by position desc limit 1`);
      return head ?? null;
    },
    unchained: () => readUnchained(database),
  };
}

/** The first ones are enough for a report. */
const mostLost = 100;

interface RowsRequest {
  readonly after: bigint;
  readonly limit: number;
  readonly personal: boolean;
}

async function readRows(database: Database, { after, limit, personal }: RowsRequest): Promise<readonly ChainRow[]> {
  const part = personal
    ? Prisma.sql`case when r.audit_id is not null then jsonb_build_object('salt', r.salt, 'contents', r.contents) end`
    : Prisma.sql`null::jsonb`;
  const join = personal ? Prisma.sql`left join audit_personal r on r.audit_id = c.audit_id` : Prisma.empty;
  return await database.query<ChainRow>(Prisma.sql`
    select c.position, c.hash, c.audit_id as "auditId",
      case when e.id is not null then jsonb_build_object(
        'id', e.id, 'actorKind', e.actor_kind, 'actorId', e.actor_id, 'action', e.action, 'target', e.target,
        'merchantId', e.merchant_id, 'details', e.details::text, 'personalHash', e.personal_hash,
        'atMs', (extract(epoch from e.at) * 1000)::bigint::text
      ) end as entry,
      ${part} as personal
    from (select * from audit_chain where position > ${after} order by position limit ${limit}::integer) as c
    left join audit_log e on e.id = c.audit_id ${join}
    order by c.position`);
}

async function readUnchained(database: Database): ReturnType<AuditChainReader["unchained"]> {
  // One statement, and so one snapshot: an entry is waiting, chained, or lost.
  const rows = await database.query<Awaited<ReturnType<AuditChainReader["unchained"]>>>(Prisma.sql`
    select (select count(*)::integer from audit_unchained) as waiting,
      (select coalesce(floor(extract(epoch from now() - min(at))), 0)::integer from audit_unchained) as "oldestSeconds",
      array(
        select e.id from audit_log e
        where not exists (select from audit_chain c where c.audit_id = e.id)
          and not exists (select from audit_unchained w where w.audit_id = e.id and w.at = e.at)
        order by e.at limit ${mostLost}::integer
      ) as lost`);
  return only(rows);
}
