import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { only } from "./rows/only";

/** Executes a `delete` without `returning`; resolves with the number of rows that it removed. */
export async function countDeleted(database: Database, deletion: Prisma.Sql): Promise<number> {
  const rows = await database.query<{ readonly deleted: bigint }>(Prisma.sql`
    with deleted as (${deletion} returning 1) select count(*) as deleted from deleted`);
  return Number(only(rows).deleted);
}
