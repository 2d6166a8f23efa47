import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";
import type { Timer } from "../shared/timer";
import { isAway } from "./persist";
import type { PaymentStore, WaiterLease } from "./ports";

/** What keeps an eye on the payments that requests of this process wait for. */
export interface RowWatch {
  /** Until `stop`: renews the lease. `ended` resolves when the row says that the payment has ended. */
  watch(lease: WaiterLease): { readonly ended: Promise<void>; readonly stop: () => void };
}

export interface RowWatchDeps {
  readonly payments: Pick<PaymentStore, "renewWaiters">;
  readonly clock: Clock;
  readonly timer: Timer;
  /** In [0, 1); so that many processes do not look in step. */
  readonly random?: () => number;
}

interface Entry {
  readonly lease: WaiterLease;
  readonly report: () => void;
  readonly sinceMs: number;
}

const shortestMs = 1_000;
const jitterMs = 500;
/** A request that has just come is left to its notification: most are answered before their first look. */
const youngMs = 500;

/**
 * Looks at the rows of all that wait in this process by one statement, every 1 to 1.5 seconds, so that a notification that is lost
 * costs two seconds at most. Where nothing waits, nothing is looked at.
 */
export function createRowWatch({ payments, clock, timer, random = Math.random }: RowWatchDeps): RowWatch {
  const entries = new Set<Entry>();
  let isLooking = false;
  let asleep = new AbortController();

  const look = async () => {
    const due = [...entries].filter(({ sinceMs }) => clock.now() - sinceMs >= youngMs);
    if (due.length === 0) return;
    const ended = new Set<PaymentId>(await renewWaiters(due));
    for (const { lease, report } of due) if (ended.has(lease.paymentId)) report();
  };
  // A look that fails is made again a second later; a request's own end comes from its own statement.
  const renewWaiters = async (due: readonly Entry[]): Promise<readonly PaymentId[]> => {
    try {
      return await payments.renewWaiters(due.map(({ lease }) => lease));
    } catch (error) {
      if (isAway(error)) return [];
      // Whoever waits asks for itself, and meets the fault where it is told.
      return due.map(({ lease }) => lease.paymentId);
    }
  };
  const run = async () => {
    while (entries.size > 0) {
      asleep = new AbortController();
      await timer.sleep(shortestMs + random() * jitterMs, asleep.signal);
      await look();
    }
    isLooking = false;
  };
  return {
    watch(lease) {
      let resolveEnded: (() => void) | undefined;
      const ended = new Promise<void>((resolve) => {
        resolveEnded = resolve;
      });
      const report = () => resolveEnded?.();
      const entry: Entry = { lease, report, sinceMs: clock.now() };
      entries.add(entry);
      if (!isLooking) {
        isLooking = true;
        void run();
      }
      const stop = () => {
        entries.delete(entry);
        if (entries.size === 0) asleep.abort("over");
      };
      return { ended, stop };
    },
  };
}
