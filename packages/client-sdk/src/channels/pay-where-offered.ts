import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { ChannelWay, ClientDeps } from "../client-deps";
import { judgePrice } from "../pay/choose";
import type { KeptPayment } from "../pay/open-payments";
import type { ChannelPurchase, PaidRequest } from "./channel-way";

interface Paying {
  readonly choose: ChannelWay["choose"];
  /** Throws `deposit_refused` where nothing was signed, because the owner's limits do not allow a deposit. */
  readonly buy: (deps: ClientDeps, purchase: ChannelPurchase) => Promise<Response>;
}

/** Pays by a channel where the shop offers one; null: another way is to be taken. */
export function payWhereOffered({ choose, buy }: Paying): ChannelWay["pay"] {
  return async (deps, paid, options) => {
    const { demanded, offer } = paid;
    const chosen = await choose(deps, demanded);
    if (chosen === null) return null;
    const hasOther = demanded.accepts.some(({ scheme }) => scheme !== "batch-settlement");
    const { maxPrice = deps.settings.maxPrice, payAgain = false, onSigned, onSettled } = options;
    if (hasOther && !payAgain && (await openPayment(deps, offer)) !== null) return null;
    judgePrice(chosen.terms, maxPrice);
    const { request, origin } = paid;
    try {
      return await buy(deps, { request, demanded, chosen, origin, payAgain, onSigned, onSettled });
    } catch (error) {
      if (hasOther && error instanceof LunasError && error.code === "deposit_refused") return null;
      throw error;
    }
  };
}

/** A payment of this purchase that is open: it is sent again, because a voucher beside it could pay twice. */
export async function openPayment({ open }: ClientDeps, offer: PaidRequest["offer"]): Promise<KeptPayment | null> {
  const payment = await open.take(offer);
  if (payment !== null) await open.release(offer, payment);
  return payment;
}
