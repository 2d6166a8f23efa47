import type { Inclusion } from "@lunas/domain/settlement/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";

/** Writes down where pending payments are, all in one statement. */
export async function noteInclusions(database: Database, inclusions: readonly Inclusion[]): Promise<void> {
  const marks = inclusions.map(({ paymentId, blockNumber }) => ({ payment_id: paymentId, block_number: blockNumber }));
  await database.query(Prisma.sql`select note_inclusions(${asJson(marks)}::jsonb)::text`);
}

/** Takes back what was noted of blocks that are gone; locked in the order in which everybody locks payments. */
export async function forgetInclusions(database: Database, chainId: number, fromBlock: number): Promise<void> {
  await database.query(Prisma.sql`
    update payments set block_number = null where status = 'pending' and block_number >= ${fromBlock}::bigint and id in (
      select id from payments
      where chain_id = ${chainId}::integer and status = 'pending' and block_number >= ${fromBlock}::bigint
      order by id for no key update
    )`);
}
