import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import { createWaitEstimate, type WaitEstimate } from "./wait-estimate";

/** How long payments of each chain would wait, and how long they may. */
export interface WaitLimits {
  /** The estimates of a chain, to count payments in. */
  of(chain: Chain): Readonly<Record<"checks" | "settlement", WaitEstimate>>;
  /** How long a payment that comes now would wait, in milliseconds; null while nothing is known. */
  waitMs(chain: Chain): number | null;
  /** The longest wait, in milliseconds, for which a payment is taken now. */
  limitMs(chain: Chain): number;
  isOver(chain: Chain): boolean;
  /** Called when a payment comes: whether an overload lasts is known from the waits at these moments. */
  note(chain: Chain): void;
}

export interface WaitLimitsDeps {
  readonly clock: Clock;
  /** How long a caller waits for its payment. */
  readonly settleWaitMs: number;
}

/**
 * The longest wait for which a payment is taken, as shares of a caller's time. In a burst the estimate may be wrong by as much again before a
 * caller waits in vain. In an overload that lasts a long queue helps no payer: as many payments settle with a short one, each of them sooner.
 */
const shares = { burst: 0.5, lasting: 0.2 };
/** As a share of a caller's time too: payments have waited longer than in a lasting overload for so long, then it lasts. */
const lastingAfter = 0.2;
/** The shorter queue is at least so many times as long as a payment takes by itself. */
const leastOrdinary = 2.5;

interface Waits {
  readonly checks: WaitEstimate;
  readonly settlement: WaitEstimate;
  readonly lasting: Lasting;
}

export function createWaitLimits({ clock, settleWaitMs }: WaitLimitsDeps): WaitLimits {
  const burstMs = shares.burst * settleWaitMs;
  const lastingMs = shares.lasting * settleWaitMs;
  const chains = new Map<string, Waits>();
  const newWaits = (): Waits => {
    const estimate = () => createWaitEstimate({ clock, rateKeptAboveMs: lastingMs, forgetAfterMs: settleWaitMs });
    const lasting = createLasting(clock, lastingAfter * settleWaitMs);
    return { checks: estimate(), settlement: estimate(), lasting };
  };
  const of = ({ network }: Chain) => {
    const known = chains.get(network) ?? newWaits();
    chains.set(network, known);
    return known;
  };
  const waitMs = (chain: Chain) => {
    const { checks, settlement } = of(chain);
    const [checksMs, settlementMs] = [checks.waitMs(), settlement.waitMs()];
    return checksMs === null && settlementMs === null ? null : (checksMs ?? 0) + (settlementMs ?? 0);
  };
  const wouldWaitOver = (chain: Chain, limitMs: number) => {
    const { checks, settlement } = of(chain);
    if (checks.isOver(limitMs) || settlement.isOver(limitMs)) return true;
    return checks.isCounted() && settlement.isCounted() && (waitMs(chain) ?? 0) > limitMs;
  };
  const shorterMs = (chain: Chain) =>
    Math.min(Math.max(lastingMs, leastOrdinary * of(chain).settlement.ordinaryMs()), burstMs);
  const limitMs = (chain: Chain) => (of(chain).lasting.isLasting() ? shorterMs(chain) : burstMs);
  return {
    ...{ of, waitMs, limitMs },
    isOver: (chain) => wouldWaitOver(chain, limitMs(chain)),
    note: (chain) => of(chain).lasting.note(wouldWaitOver(chain, shorterMs(chain))),
  };
}

interface Lasting {
  note(isOver: boolean): void;
  isLasting(): boolean;
}

/** Whether an overload lasts: it has been noted again and again for `afterMs`, and was noted within the last `afterMs`. */
function createLasting(clock: Clock, afterMs: number): Lasting {
  let sinceMs = Number.POSITIVE_INFINITY;
  let lastMs = Number.NEGATIVE_INFINITY;
  const isOpen = () => Math.abs(clock.now() - lastMs) < afterMs;
  return {
    note(isOver) {
      if (!isOver) return;
      if (!isOpen()) sinceMs = clock.now();
      lastMs = clock.now();
    },
    isLasting: () => isOpen() && lastMs - sinceMs >= afterMs,
  };
}
