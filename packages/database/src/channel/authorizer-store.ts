import type { AuthorizerReport, AuthorizerStore, ReportedAuthorizer } from "@lunas/domain/channel/authorizers";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";

/** Authorizers in Postgres; each method is one statement. */
export function createAuthorizerStore(database: Database): AuthorizerStore {
  return {
    report: (authorizers) => report(database, authorizers),
    reported: (chainIds) => reported(database, chainIds),
  };
}

async function report(database: Database, authorizers: readonly AuthorizerReport[]): Promise<void> {
  if (authorizers.length === 0) return;
  const rows = authorizers.map(({ chainId, address, isCurrent }) => ({
    chain_id: chainId,
    address,
    current: isCurrent,
  }));
  // In one order, so that of two settlers the second waits.
  await database.query(Prisma.sql`
    insert into chain_authorizers (chain_id, address, is_current)
    select row.chain_id, row.address, row.current
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as row (chain_id integer, address text, current boolean)
    order by row.chain_id, row.address
    on conflict (chain_id, address) do update set seen_at = now(), is_current = excluded.is_current`);
}

async function reported(
  database: Database,
  chainIds: readonly number[],
): Promise<readonly (readonly ReportedAuthorizer[])[]> {
  const rows = await database.query<
    Omit<ReportedAuthorizer, "reportedSinceMs" | "seenMsAgo"> & {
      readonly chainId: number;
      readonly reportedSince: Date;
      readonly seenMsAgo: bigint;
    }
  >(Prisma.sql`
    select chain_id as "chainId", address, is_current as "isCurrent", reported_since as "reportedSince",
      (extract(epoch from clock_timestamp() - seen_at) * 1000)::bigint as "seenMsAgo"
    from chain_authorizers where chain_id = any(${chainIds}::integer[]) order by chain_id, address`);
  return chainIds.map((requested) =>
    rows.flatMap(({ chainId, address, isCurrent, reportedSince, seenMsAgo }) =>
      chainId === requested
        ? [{ address, isCurrent, reportedSinceMs: reportedSince.getTime(), seenMsAgo: Number(seenMsAgo) }]
        : [],
    ),
  );
}
