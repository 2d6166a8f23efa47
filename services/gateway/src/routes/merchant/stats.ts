import type { ChannelReads } from "@lunas/domain/channel/ports";
import type { PaymentBooks } from "@lunas/domain/payment/books";
import { getMerchantStats } from "@lunas/protocol/api/merchant";
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import type { Clock } from "@lunas/runtime/clock";
import { route } from "../../http/route";

export interface StatsDeps {
  readonly books: Pick<PaymentBooks, "stats" | "settlementTimes">;
  readonly channels: Pick<ChannelReads, "chargeSums">;
  readonly clock: Clock;
}

const latelyMs = 30 * 24 * 3_600_000;

/** Statistics of the signed-in merchant's confirmed payments, and its charges beside them. */
export const showStats = ({ books, channels, clock }: StatsDeps) =>
  route(getMerchantStats, async ({ query: { environment = null }, caller: { merchant } }) => {
    const latelySinceMs = clock.now() - latelyMs;
    const { payments, volumes, refunded, lately, ...stats } = await books.stats(merchant.id, {
      environment,
      latelySinceMs,
    });
    const scope = { merchantId: merchant.id, environment: stats.environment };
    const [settlementTime, charged] = await Promise.all([
      books.settlementTimes(scope, latelySinceMs),
      channels.chargeSums(scope, null),
    ]);
    const { count = 0, amount = 0n } = charged.find(({ day }) => day === null) ?? {};
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
        charges: { count, amount: amount.toString() },
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
