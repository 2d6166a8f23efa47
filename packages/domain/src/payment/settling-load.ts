import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { createWaitLimits } from "./wait-limits";
import type { Waiter } from "./waiter";

/**
 * Refuses payments that would not settle while their caller waits. Each gateway estimates by the payments that it has
 * taken itself: its share of the payments that wait is its share of those that end. A payment first waits for its checks, in the
 * gateway and its stores, then for its settlement; either may be what there is too little of.
 */
export interface SettlingLoad {
  /** Null: the payment may be stored. Costs no I/O. */
  refusal(chain: Chain): Refusal | null;
  isOverloaded(chain: Chain): boolean;
  /** How long a payment that comes now would wait, in milliseconds; null while nothing is known. */
  waitMs(chain: Chain): number | null;
  /** Counts a payment whose checks begin; `checked` ends them, whatever they found. */
  arrived(chain: Chain, id: Waiter["id"]): void;
  checked(id: Waiter["id"]): void;
  /** Counts a payment that this process has just stored. A repeat that waits for it counts nothing. */
  stored(chain: Chain, id: PaymentId): void;
  /** Its caller has an answer; `isEnded`: the payment has ended. Of another payment: no effect. */
  answered(id: PaymentId, isEnded: boolean): void;
}

export interface SettlingLoadDeps {
  readonly clock: Clock;
  /** How long a caller waits for its payment. */
  readonly settleWaitMs: number;
  /** Whether the chain makes no blocks: then payments wait for the chain. */
  readonly isHalted: (chain: Chain) => boolean;
  /** So many callers may wait at a time: each has a connection. Default: any number. */
  readonly mostWaiting?: number;
}

const longestRetrySeconds = 30;
/** Under overload one payment is taken in this time, to see whether payments end again. */
const probeEveryMs = 1_000;

export function createSettlingLoad(deps: SettlingLoadDeps): SettlingLoad {
  const { clock, settleWaitMs, isHalted, mostWaiting = Number.POSITIVE_INFINITY } = deps;
  const limits = createWaitLimits({ clock, settleWaitMs });
  const beingChecked = new Map<Waiter["id"], (isEnded: boolean) => void>();
  const followed = new Map<PaymentId, (isEnded: boolean) => void>();
  const probedAtMs = new Map<string, number>();
  const isOverloaded = (chain: Chain) => beingChecked.size + followed.size >= mostWaiting || limits.isOver(chain);
  return {
    isOverloaded,
    waitMs: limits.waitMs,
    refusal(chain) {
      limits.note(chain);
      if (!isOverloaded(chain)) return null;
      const { network } = chain;
      const nowMs = clock.now();
      if (Math.abs(nowMs - (probedAtMs.get(network) ?? 0)) >= probeEveryMs) {
        probedAtMs.set(network, nowMs);
        return null;
      }
      if (isHalted(chain)) {
        return refuse("chain_unavailable", "This network makes no blocks at the moment. Nothing was stored.", {
          network,
        });
      }
      const limitMs = limits.limitMs(chain);
      const overMs = (limits.waitMs(chain) ?? limitMs) - limitMs;
      const seconds = Math.min(Math.max(Math.ceil(overMs / 1_000), 1), longestRetrySeconds);
      return refuse(
        "service_unavailable",
        "More payments wait on this network than can settle in time. Nothing was stored: try again later.",
        { reason: "overloaded", network, retryAfterSeconds: String(seconds) },
      );
    },
    arrived: (chain, id) => void beingChecked.set(id, limits.of(chain).checks.follow()),
    checked(id) {
      beingChecked.get(id)?.(true);
      beingChecked.delete(id);
    },
    stored: (chain, id) => void followed.set(id, limits.of(chain).settlement.follow()),
    answered(id, isEnded) {
      followed.get(id)?.(isEnded);
      followed.delete(id);
    },
  };
}
