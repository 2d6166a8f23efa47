/**
 * Counts how often a payment that was unlocked by its id may unlock again. Such a payment has no success that the service gives back, and so no
 * count there: a payer could hang up, and have the work done, without end.
 */
export interface Releases {
  /** Counts one more; false: there are no more. */
  take(paymentId: string): boolean;
}

/** As often as the service gives a success back. */
const MOST = 20;
/** Each of them was paid: an attacker buys ten thousand payments for another twenty works of an old one. */
const MOST_PAYMENTS = 10_000;

export function countReleases(): Releases {
  const counts = new Map<string, number>();
  return {
    take(paymentId) {
      const count = counts.get(paymentId) ?? 0;
      // The most recent goes to the end: the first ones are forgotten first.
      counts.delete(paymentId);
      counts.set(paymentId, Math.min(count + 1, MOST));
      const [oldest] = counts.keys();
      if (counts.size > MOST_PAYMENTS && oldest !== undefined) counts.delete(oldest);
      return count < MOST;
    },
  };
}
