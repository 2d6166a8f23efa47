import type { Environment } from "@lunas/catalog/chain";
import type {
  MerchantStats,
  PageRequest,
  PaymentBooks,
  PaymentFilter,
  PaymentPage,
  StatsRequest,
} from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import { Prisma } from "./generated/client";
import { type ListRow, listStatement } from "./payment/list";
import { parseFound } from "./payment/siblings";
import { parseStats, type StatsRow, statsStatement } from "./payment/stats";

/**
 * What merchants read of their payments, out of Postgres: one statement each, so that a page and its total are of the same
 * moment. Once in a few hundred payments a read writes the next checkpoints behind itself, too.
 */
export function createPaymentBooks(database: Database): PaymentBooks {
  return {
    list: (scope, filter, request) => list(database, scope, { filter, request }),
    stats: (merchantId, request) => stats(database, merchantId, request),
  };
}

interface Listed {
  readonly filter: PaymentFilter;
  readonly request: PageRequest;
}

async function list(database: Database, scope: PaymentScope, { filter, request }: Listed): Promise<PaymentPage> {
  const rows = await database.query<ListRow>(listStatement(scope, filter, request));
  const [first] = rows;
  if (first === undefined) throw new Error("the list answered no row");
  if (first.isDue) await rollUp(database, scope);
  const payments = rows.flatMap((row) => (row.id === null ? [] : [parseFound(row)]));
  return { payments, total: Number(first.total) };
}

async function stats(database: Database, merchantId: MerchantId, request: StatsRequest): Promise<MerchantStats> {
  const [row] = await database.query<StatsRow>(statsStatement(merchantId, request));
  if (row === undefined) throw new Error("the statistics answered no row");
  if (row.isDue) await rollUp(database, { merchantId, environment: row.environment });
  return parseStats(row);
}

/** A bound on what one read writes: ten thousand payments. The next read goes on. */
const checkpointsAtATime = 50;

/** What was read is right without it: that it fails is told by the next read of whoever has to know. */
async function rollUp(
  database: Database,
  { merchantId, environment }: { readonly merchantId: MerchantId; readonly environment: Environment },
): Promise<void> {
  const statement = Prisma.sql`
    select roll_up_payments(${merchantId}, ${environment}, ${checkpointsAtATime}::integer)`;
  await database.query(statement).catch(() => undefined);
}
