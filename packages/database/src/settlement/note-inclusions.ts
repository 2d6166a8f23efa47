import type { Inclusion } from "@lunas/domain/settlement/ports";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";
import { asJson } from "../rows/json";

/** Writes down where pending payments are, all in one statement. */
export async function noteInclusions(database: Database, inclusions: readonly Inclusion[]): Promise<void> {
  const marks = inclusions.map(({ paymentId, blockNumber }) => ({ payment_id: paymentId, block_number: blockNumber }));
  await database.query(Prisma.sql`select note_inclusions(${asJson(marks)}::jsonb)::text`);
}
