import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";
import type { Timer } from "../shared/timer";
import { isAway } from "./persist";
import type { PaymentStore, WaiterLease } from "./ports";

/** Watches the payments that requests of this process wait for. */
export interface RowWatch {
  /** Renews the lease until `stop`. `ended` resolves when the row shows that the payment has ended. */
  watch(lease: WaiterLease): { readonly ended: Promise<void>; readonly stop: () => void };
}

export interface RowWatchDeps {
  readonly payments: Pick<PaymentStore, "renewWaiters">;
  readonly clock: Clock;
  readonly timer: Timer;
  /** In [0, 1); keeps processes from polling at the same time. */
  readonly random?: () => number;
}

interface Entry {
  readonly lease: WaiterLease;
  readonly report: () => void;
  readonly sinceMs: number;
}

const shortestMs = 1_000;
const jitterMs = 500;
/** A new request waits for its notification first: most get their answer before the first poll. */
const youngMs = 500;

/**
 * Polls the rows of all waiting requests with one statement, every 1 to 1.5 seconds, so a lost notification costs at
 * most two seconds. Without waiting requests it does not poll.
 */
export function createRowWatch({ payments, clock, timer, random = Math.random }: RowWatchDeps): RowWatch {
  const entries = new Set<Entry>();
  let isPolling = false;
  let asleep = new AbortController();

  const poll = async () => {
    const due = [...entries].filter(({ sinceMs }) => clock.now() - sinceMs >= youngMs);
    if (due.length === 0) return;
    const ended = new Set<PaymentId>(await renewWaiters(due));
    for (const { lease, report } of due) if (ended.has(lease.paymentId)) report();
  };
  // A failed poll is repeated a second later; each request still ends by its own statement.
  const renewWaiters = async (due: readonly Entry[]): Promise<readonly PaymentId[]> => {
    try {
      return await payments.renewWaiters(due.map(({ lease }) => lease));
    } catch (error) {
      if (isAway(error)) return [];
      // Wakes the requests: their own statements report the error.
      return due.map(({ lease }) => lease.paymentId);
    }
  };
  const run = async () => {
    while (entries.size > 0) {
      asleep = new AbortController();
      await timer.sleep(shortestMs + random() * jitterMs, asleep.signal);
      await poll();
    }
    isPolling = false;
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
      if (!isPolling) {
        isPolling = true;
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
