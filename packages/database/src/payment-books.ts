import type {
  MerchantStats,
  PaymentBooks,
  PaymentFilter,
  PaymentPage,
  StatsRequest,
} from "@lunas/domain/payment/books";
import type { PaymentScope } from "@lunas/domain/payment/ports";
import type { MerchantId } from "@lunas/domain/shared/id";
import type { Database } from "./connect";
import type { Listed, Places } from "./listed";
import { type ListRow, listStatement } from "./payment/list";
import { rollUp } from "./payment/roll-up";
import { parseSettlementTimes, type SettlementTimesRow, settlementTimesStatement } from "./payment/settlement-times";
import { parseFound } from "./payment/siblings";
import { parseStats, type StatsRow, statsStatement } from "./payment/stats";

/**
 * Merchants' views of their payments in Postgres: one statement each, so that a page and its total come from one
 * snapshot. They may come from a replica, `reads`. Once in a few hundred payments a read also writes the next
 * checkpoints afterwards, to the primary.
 */
export function createPaymentBooks(database: Database, reads: Database = database): PaymentBooks {
  const places = { database, reads };
  return {
    list: (scope, filter, request) => list(places, scope, { filter, request }),
    stats: (merchantId, request) => stats(places, merchantId, request),
    async settlementTimes(scope, sinceMs) {
      const [row] = await reads.query<SettlementTimesRow>(settlementTimesStatement(scope, sinceMs));
      return row === undefined ? null : parseSettlementTimes(row);
    },
  };
}

async function list(
  { database, reads }: Places,
  scope: PaymentScope,
  { filter, request }: Listed<PaymentFilter>,
): Promise<PaymentPage> {
  const rows = await reads.query<ListRow>(listStatement(scope, filter, request));
  const [first] = rows;
  if (first === undefined) throw new Error("the list returned no row");
  if (first.isDue) await rollUp(database, scope);
  const payments = rows.flatMap((row) => (row.id === null ? [] : [parseFound(row)]));
  return { payments, total: Number(first.total) };
}

async function stats(
  { database, reads }: Places,
  merchantId: MerchantId,
  request: StatsRequest,
): Promise<MerchantStats> {
  const [row] = await reads.query<StatsRow>(statsStatement(merchantId, request));
  if (row === undefined) throw new Error("the statistics returned no row");
  if (row.isDue) await rollUp(database, { merchantId, environment: row.environment });
  return parseStats(row);
}
