import type { PaymentBooks } from "@lunas/domain/payment/books";
import { getMerchantStats } from "@lunas/protocol/api/merchant";
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";

export interface StatsDeps {
  readonly books: Pick<PaymentBooks, "stats" | "settlementTimes">;
  readonly clock: Clock;
}

const latelyMs = 30 * 24 * 3_600_000;

/** Statistics of the signed-in merchant's confirmed payments. */
export const showStats = ({ books, clock }: StatsDeps) =>
  route(getMerchantStats, async ({ query: { environment = null }, caller: { merchant } }) => {
    const latelySinceMs = clock.now() - latelyMs;
    const { payments, volumes, refunded, lately, ...stats } = await books.stats(merchant.id, {
      environment,
      latelySinceMs,
    });
    const scope = { merchantId: merchant.id, environment: stats.environment };
    const settlementTime = await books.settlementTimes(scope, latelySinceMs);
    const { IDRX: all = 0n } = volumes;
    const { IDRX: recent = 0n } = lately.volumes;
    const { IDRX: back = 0n } = refunded;
    const { IDRX: recentlyBack = 0n } = lately.refunded;
    return {
      status: 200,
      body: {
        environment: stats.environment,
        totalPayments: payments,
        totalVolume: { IDRX: all.toString(), formatted: { IDRX: formatRupiah(all) } },
        refunded: { IDRX: back.toString(), formatted: { IDRX: formatRupiah(back) } },
        last30Days: {
          payments: lately.payments,
          volume: { IDRX: recent.toString() },
          refunded: { IDRX: recentlyBack.toString() },
          uniquePayers: lately.uniquePayers,
        },
        ...(settlementTime !== null && { settlementTime }),
      },
    };
  });
