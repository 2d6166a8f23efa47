import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { isPurchase, type KeptPayment, type OpenPayments, purchases, type StoredPurchase } from "../pay/open-payments";
import { type Holder, isAlive, isHolder, isSame, ownHolder } from "./holder";
import { lockedFile } from "./locked-file";
import { isRecord, listIn } from "./stored-list";

interface FiledPurchase extends StoredPurchase {
  /** Null: nobody sends it now. */
  readonly holder: Holder | null;
}

/** No agent has so many open; dropping one could pay it twice, so the next one is refused. */
const MOST = 1_000;

/**
 * Open payments in a locked file that all processes of a wallet share. A payment that another living process sends is left to it; what a
 * process that ended has left is taken up. The file holds signatures, which pay their receiver and nobody else, and no key.
 */
export function openPaymentsFile(path: string): OpenPayments {
  const file = lockedFile<readonly FiledPurchase[]>(path, {
    empty: [],
    encode: (payments) => ({ version: 1, payments }),
    decode: (json) => listIn(json, "payments", filedOf),
  });
  const own = ownHolder();
  const isElsewhere = ({ holder }: FiledPurchase) => holder !== null && !isSame(holder, own) && isAlive(holder);
  const live = (stored: readonly FiledPurchase[]) => purchases.live(stored);
  const put = (offer: string, kept: KeptPayment, holder: Holder | null) =>
    file.update((stored) => {
      const others = purchases.without(live(stored), kept.payment);
      if (others.length >= MOST) throw tooMany(path);
      return [...others, { offer, kept, holder }];
    });
  return {
    async take(offer) {
      // Most calls find nothing, and then nothing is written.
      if (purchases.free(live(await file.read()), offer, isElsewhere) === null) return null;
      const taken: { kept: KeptPayment | null } = { kept: null };
      await file.update((stored) => {
        const all = live(stored);
        const found = purchases.free(all, offer, isElsewhere);
        taken.kept = found?.kept ?? null;
        return all.map((each) => (each === found ? { ...each, holder: own } : each));
      });
      if (taken.kept !== null) purchases.sending(taken.kept.payment);
      return taken.kept;
    },
    async keep(offer, kept) {
      purchases.sending(kept.payment);
      await put(offer, kept, own).catch((error: unknown) => {
        purchases.sent(kept.payment);
        throw error;
      });
    },
    async release(offer, kept) {
      await put(offer, kept, null).finally(() => purchases.sent(kept.payment));
    },
    async forget(_offer, payment) {
      await file.update((stored) => purchases.without(live(stored), payment)).finally(() => purchases.sent(payment));
    },
  };
}

function filedOf(value: unknown): FiledPurchase | null {
  if (!isRecord(value) || !isPurchase(value)) return null;
  const { holder = null } = value as Partial<FiledPurchase>;
  return isHolder(holder) ? { offer: value.offer, kept: value.kept, holder } : null;
}

function tooMany(path: string): LunasError {
  const message = `${path} has ${MOST} open payments, so nothing more is signed. Find out why their shops do not answer.`;
  return new LunasError(message, { code: "too_many_open_payments" });
}
