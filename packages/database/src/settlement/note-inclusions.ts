import type { Inclusion } from "@lunas/domain/settlement/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";

/** Records the blocks of pending payments, all in one statement. */
export async function noteInclusions(database: Database, inclusions: readonly Inclusion[]): Promise<void> {
  const marks = inclusions.map(({ paymentId, blockNumber }) => ({ payment_id: paymentId, block_number: blockNumber }));
  await database.query(Prisma.sql`select note_inclusions(${asJson(marks)}::jsonb)::text`);
}

/** Removes the records of blocks that no longer exist; locked in the common lock order of payments. */
export async function forgetInclusions(database: Database, chainId: number, fromBlock: number): Promise<void> {
  await database.query(Prisma.sql`
    update payments set block_number = null where status in ('pending', 'held') and block_number >= ${fromBlock}::bigint and id in (
      select id from payments
      where chain_id = ${chainId}::integer and status in ('pending', 'held') and block_number >= ${fromBlock}::bigint
      order by id for no key update
    )`);
}
