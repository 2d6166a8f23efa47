import { Unavailable } from "../shared/unavailable";
import type { PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";

/**
 * The payments as somebody sees them who waits for one that is stored: while the database is away its outcome is open,
 * which is neither a fault nor a failure. What cannot be read counts as pending, what cannot be written is left; a place
 * that was not renewed or released is free when its lease ends.
 */
export function throughOutages(payments: PaymentStore, payment: StoredPayment): PaymentStore {
  return {
    ...payments,
    claimSuccess: (asker) =>
      unlessAway(() => payments.claimSuccess(asker), { payment: { ...payment, status: "pending" }, claimed: false }),
    renewAskerLease: (asker) => unlessAway(() => payments.renewAskerLease(asker), undefined),
    releaseAskerPlace: (asker) => unlessAway(() => payments.releaseAskerPlace(asker), undefined),
    takeAskerPlace: (asker, key) => unlessAway(() => payments.takeAskerPlace(asker, key), "held"),
  };
}

async function unlessAway<T>(work: () => Promise<T>, away: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unavailable && error.dependency === "database") return away;
    throw error;
  }
}
