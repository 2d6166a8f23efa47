import type { Address } from "@lunas/catalog/chain";
import type { RefillUsage } from "@lunas/domain/settlement/lanes/refill-request";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { only } from "../rows/only";

/** What a lane has sent to other lanes this UTC day, and which ones recently. One statement. */
export async function refills(database: Database, laneId: string): Promise<RefillUsage> {
  const rows = await database.query<{ readonly today: string; readonly recentTo: readonly Address[] }>(Prisma.sql`
    select (
      select coalesce(sum(r.wei), 0)::text from refills r
      where r.lane_id = ${laneId} and r.created_at >= date_trunc('day', now(), 'UTC')
    ) as today, array(
      select distinct r.recipient from refills r join transactions t on t.lane_id = r.lane_id and t.nonce = r.nonce
      where r.lane_id = ${laneId} and (t.state = 'open' or t.closed_at > now() - interval '1 minute')
    ) as "recentTo"`);
  const { today, recentTo } = only(rows);
  return { todayWei: BigInt(today), recentTo };
}
