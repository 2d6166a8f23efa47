import { isAway, type PersistDeps, persist } from "./persist";
import type { ClaimedAnswer, PaymentStore } from "./ports";
import { type StoredPayment, stateOf } from "./stored-payment";

/** The time in which a success can be given back. */
const giveBackForMs = 60_000;

/**
 * The payment store for a request that waits for a stored payment. While the database is unavailable the outcome is
 * open, which is neither an error nor a failure: unreadable rows count as pending, and writes are skipped. A place that
 * was not renewed or released is free when its lease ends.
 */
export function throughOutages(
  { payments, clock, timer }: PersistDeps & { readonly payments: PaymentStore },
  payment: StoredPayment,
): PaymentStore {
  const unread: ClaimedAnswer = { state: { ...stateOf(payment), status: "pending" }, claimed: false, holds: true };
  /** The last claim got no answer: it may have succeeded. */
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
      // A success claimed without an answer must be given back, or no request gets it. This runs in the background.
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
