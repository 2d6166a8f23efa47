import type { Environment } from "@lunas/catalog/chain";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

/** Limits the writes of one read to ten thousand payments and refunds. The next read continues. */
const checkpointsAtATime = 50;

/** The read's result is right without it: the next read reports a failure. */
export async function rollUp(
  database: Database,
  { merchantId, environment }: { readonly merchantId: MerchantId; readonly environment: Environment },
): Promise<void> {
  const statement = Prisma.sql`
    select roll_up_payments(${merchantId}, ${environment}, ${checkpointsAtATime}::integer),
      roll_up_refunds(${merchantId}, ${environment}, ${checkpointsAtATime}::integer)`;
  await database.query(statement).catch(() => undefined);
}
