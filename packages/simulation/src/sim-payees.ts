import type { NewPayment, PaymentStore } from "@lunas/domain/payment/ports";
import type { StoredPayment } from "@lunas/domain/payment/stored-payment";
import type { Harness } from "./harness";
import { rulesOf } from "./rules";

/** The store with what it does not know of by itself: merchants' wallets, and the places of payment links. */
export function withPayees(harness: Harness, store: PaymentStore): PaymentStore {
  return {
    ...store,
    accept: async (payment, ...rest) => {
      const isKnown = [...harness.database.payments.values()].some(({ payment: each }) => isSame(each, payment));
      // What is stored already is answered as such.
      if (isKnown) return store.accept(payment, ...rest);
      if (isUsedUp(harness, payment)) return { kind: "link_closed", reason: "used_up" };
      if (payment.refundOf === undefined && harness.rows.ceasedWallets.has(payment.payTo)) {
        if (rulesOf(harness).foreignWalletIsAnOutcome) return { kind: "foreign_wallet" };
        throw new Error("the wallet is not the merchant's");
      }
      return store.accept(payment, ...rest);
    },
  };
}

const isSame = ({ authorization }: StoredPayment, { authorization: wanted }: NewPayment) =>
  authorization.from === wanted.from && authorization.nonce === wanted.nonce;

function isUsedUp(harness: Harness, { linkId }: NewPayment): boolean {
  if (linkId === null) return false;
  const { lateTakesAPlace } = rulesOf(harness);
  const taken = [...harness.database.payments.values()].filter(({ payment }) => {
    const isLate = lateTakesAPlace && payment.lateSettlement !== null;
    return payment.linkId === linkId && (payment.status !== "failed" || isLate);
  });
  return taken.length >= (harness.rows.links.get(linkId) ?? 0);
}
