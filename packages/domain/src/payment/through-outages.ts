import { isAway, type PersistDeps, persist } from "./persist";
import type { ClaimedAnswer, PaymentStore } from "./ports";
import type { StoredPayment } from "./stored-payment";

/** As long as a success can be given back. */
const giveBackForMs = 60_000;

/**
 * The payments as somebody sees them who waits for one that is stored: while the database is away its outcome is open,
 * which is neither a fault nor a failure. What cannot be read counts as pending, what cannot be written is left; a place
 * that was not renewed or released is free when its lease ends.
 */
export function throughOutages(
  { payments, clock, timer }: PersistDeps & { readonly payments: PaymentStore },
  payment: StoredPayment,
): PaymentStore {
  const unread: ClaimedAnswer = { payment: { ...payment, status: "pending" }, claimed: false, holds: true };
  /** The last claim was not answered: it may have been made. */
  let mayHaveClaimed = false;
  return {
    ...payments,
    claimSuccess: async (waiter, isPreconfirmed) => {
      const answer = await unlessAway(() => payments.claimSuccess(waiter, isPreconfirmed), null);
      mayHaveClaimed = answer === null;
      return answer ?? unread;
    },
    releaseWaiterPlace: async (waiter) => {
      const release = () => payments.releaseWaiterPlace(waiter);
      if (!mayHaveClaimed) return unlessAway(release, undefined);
      // A success that was claimed without our knowing is nobody's unless it is given back. Nobody is kept waiting for that.
      void persist({ clock, timer }, release, { untilMs: clock.now() + giveBackForMs }).catch(() => undefined);
    },
    takeWaiterPlace: (waiter, joining) => unlessAway(() => payments.takeWaiterPlace(waiter, joining), "held"),
  };
}

async function unlessAway<T, Away>(work: () => Promise<T>, away: Away): Promise<T | Away> {
  try {
    return await work();
  } catch (error) {
    if (isAway(error)) return away;
    throw error;
  }
}
