import type { Environment } from "@lunas/catalog/chain";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "../connect";
import { Prisma } from "../generated/client";

interface Scope {
  readonly merchantId: MerchantId;
  readonly environment: Environment;
}

/** Limits the writes of one read to ten thousand payments and refunds. The next read continues. */
const checkpointsAtATime = 50;

/**
 * A CTE of a read, `due`: whether roll-ups are to be written afterwards. In the list of columns the function would be called for each
 * row of the page, which took most of the read's time.
 */
export function rollUpIsDue({ merchantId, environment }: Scope): Prisma.Sql {
  return Prisma.sql`due as materialized (select roll_up_is_due(${merchantId}, ${environment}) as is_due)`;
}

/** The read's result is right without it: the next read reports a failure. */
export async function rollUp(database: Database, { merchantId, environment }: Scope): Promise<void> {
  const statement = Prisma.sql`
    select roll_up_payments(${merchantId}, ${environment}, ${checkpointsAtATime}::integer),
      roll_up_refunds(${merchantId}, ${environment}, ${checkpointsAtATime}::integer)`;
  await database.query(statement).catch(() => undefined);
}
