import type { Clock } from "../shared/clock";
import type { Timer } from "../shared/timer";

/**
 * Lets payments that arrive shortly after each other begin together, so that they share statements, round trips and a
 * job on their whole way. One more payment in a batch costs far less than a batch of its own (docs/performance.md).
 */
export interface Admission {
  /** Resolves when the payment may be checked: at once, or a moment later, together with others. */
  enter(network: string): Promise<void>;
  /**
   * Counts a stored payment as in progress until the returned function is called.
   *
   * @param sinceMs when its request arrived, by the clock.
   */
  follow(network: string, sinceMs: number): () => void;
}

export interface AdmissionDeps {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Whether the event loop has no time to spare. Default: it has. */
  readonly isBusy?: () => boolean;
}

/** The share of a payment's usual time that a later payment may wait: under load that makes three to four groups. */
const share = 0.3;
/** The longest wait, however long payments take: on a chain with slow blocks most of their time is the block's. */
const longestMs = 50;
/** A group of this size begins at once: it is what one statement takes. */
export const mostTogether = 32;
/**
 * Where processors are scarce a group is worth a longer wait: until so many payments may be expected. The load of one gateway has them
 * within `longestMs`; several gateways on the same processors each have a part of it.
 */
const fewestExpectedWhenBusy = 20;
const longestWhenBusyMs = 200;
/** The weight of the newest value in an average. */
const weight = 0.1;
/** A longer pause between two payments counts as this, so that one quiet hour does not hide a burst for long. */
const longestGapMs = 1_000;

/** An admission for each chain, because payments of different chains share neither blocks nor round trips. */
export function createAdmission(deps: AdmissionDeps): Admission {
  const chains = new Map<string, ChainAdmission>();
  const of = (network: string) => {
    const known = chains.get(network) ?? createChainAdmission(deps);
    chains.set(network, known);
    return known;
  };
  return {
    enter: (network) => of(network).enter(),
    follow: (network, sinceMs) => of(network).follow(sinceMs),
  };
}

interface ChainAdmission {
  enter(): Promise<void>;
  follow(sinceMs: number): () => void;
}

function createChainAdmission({ clock, timer, isBusy = () => false }: AdmissionDeps): ChainAdmission {
  let inProgress = 0;
  let usualMs = 0;
  let usualGapMs = longestGapMs;
  let arrivedMs = Number.NEGATIVE_INFINITY;
  let waiting: (() => void)[] = [];
  let window = new AbortController();

  const noteArrival = () => {
    const nowMs = clock.now();
    // The machine's clock may be set back.
    const gapMs = Math.max(0, Math.min(nowMs - arrivedMs, longestGapMs));
    usualGapMs += weight * (gapMs - usualGapMs);
    arrivedMs = nowMs;
  };
  const mostMs = () => {
    const enoughMs = Math.min(fewestExpectedWhenBusy * usualGapMs, longestWhenBusyMs);
    return enoughMs > longestMs && isBusy() ? enoughMs : longestMs;
  };
  const release = () => {
    const together = waiting;
    waiting = [];
    // With a reason of its own: without one Node makes an error with a stack trace.
    window.abort("released");
    for (const begin of together) begin();
  };
  const open = (windowMs: number) => {
    const opened = new AbortController();
    window = opened;
    void timer.sleep(windowMs, opened.signal).then(() => {
      if (!opened.signal.aborted) release();
    });
  };
  return {
    enter() {
      noteArrival();
      const windowMs = Math.min(mostMs(), share * usualMs);
      // Waiting for fewer than one more payment would cost time and save nothing.
      if (waiting.length === 0 && (inProgress === 0 || windowMs < usualGapMs)) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length >= mostTogether) release();
        else if (waiting.length === 1) open(windowMs);
      });
    },
    follow(sinceMs) {
      inProgress += 1;
      let isFollowed = true;
      return () => {
        if (!isFollowed) return;
        isFollowed = false;
        inProgress -= 1;
        usualMs += weight * (Math.max(0, clock.now() - sinceMs) - usualMs);
        // Nothing is left whose end would bring more payments.
        if (inProgress === 0) release();
      };
    },
  };
}
