import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** Whether a channel of a chain, whose charges Lunas keeps, is open. */
export async function hasOpenChannels(database: Database, chainId: number): Promise<boolean> {
  const [found] = await database.query<{ readonly isThere: boolean }>(Prisma.sql`
    select exists (
      select from channels c where c.chain_id = ${chainId}::integer and c.managed_by = 'lunas' and c.status <> 'closed'
    ) as "isThere"`);
  return found?.isThere === true;
}
