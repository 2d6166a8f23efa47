import type { AbandonedPage, AbandonedTransaction } from "@lunas/domain/settlement/lanes/abandoned";
import type { ClosedTransaction } from "@lunas/domain/settlement/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";
import { only } from "../rows/only";
import { closedRow } from "../rows/outcome";
import { oldestAttemptFirst } from "../rows/own-transactions";

interface AbandonedRow extends Omit<AbandonedTransaction, "nonce"> {
  readonly nonce: bigint;
}

/** The state is a literal in the text: only then the planner uses its index. */
export async function abandonedOn(
  database: Database,
  chainId: number,
  { after, limit }: AbandonedPage,
): Promise<readonly AbandonedTransaction[]> {
  const rows = await database.query<AbandonedRow>(Prisma.sql`
    select t.lane_id as "laneId", l.address, t.nonce, t.purpose, array(
      select a.hash from attempts a where a.lane_id = t.lane_id and a.nonce = t.nonce and a.month = t.month
      order by ${oldestAttemptFirst}
    ) as hashes
    from transactions t join lanes l on l.id = t.lane_id
    where t.state = 'abandoned' and l.chain_id = ${chainId}::integer
      and (t.lane_id, t.nonce) > (${after?.laneId ?? ""}, ${after?.nonce ?? 0}::bigint)
    order by t.lane_id, t.nonce limit ${limit}::integer`);
  return rows.map(({ nonce, ...row }) => ({ ...row, nonce: Number(nonce) }));
}

export async function closeAbandoned(database: Database, laneId: string, closed: ClosedTransaction): Promise<boolean> {
  const rows = await database.query<{ readonly isClosed: boolean }>(Prisma.sql`
    select close_abandoned_transaction(${laneId}, ${asJson(closedRow(closed))}::jsonb) as "isClosed"`);
  return only(rows).isClosed;
}
