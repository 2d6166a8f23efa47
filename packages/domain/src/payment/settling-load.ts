import type { Chain } from "@lunas/catalog/chain";
import type { Clock } from "../shared/clock";
import type { PaymentId } from "../shared/id";
import { type Refusal, refuse } from "../shared/refusal";
import { createWaitEstimate, type WaitEstimate } from "./wait-estimate";

/**
 * Refuses payments that would not settle while their caller waits. Each gateway estimates by the payments that it has
 * stored itself: its share of the payments that wait is its share of those that end.
 */
export interface SettlingLoad {
  /** Null: the payment may be stored. Costs no I/O. */
  refusal(chain: Chain): Refusal | null;
  isOverloaded(chain: Chain): boolean;
  /** How long a payment that comes now would wait, in milliseconds; null while nothing is known. */
  waitMs(chain: Chain): number | null;
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
}

/** The estimate may be wrong by as much again before a caller waits in vain. */
const share = 0.5;
const longestRetrySeconds = 30;
/** Under overload one payment is taken in this time, to see whether payments end again. */
const probeEveryMs = 1_000;

export function createSettlingLoad({ clock, settleWaitMs, isHalted }: SettlingLoadDeps): SettlingLoad {
  const limitMs = share * settleWaitMs;
  const chains = new Map<string, WaitEstimate>();
  const followed = new Map<PaymentId, (isEnded: boolean) => void>();
  const probedAtMs = new Map<string, number>();
  const of = ({ network }: Chain) => {
    const known = chains.get(network) ?? createWaitEstimate({ clock, limitMs, forgetAfterMs: settleWaitMs });
    chains.set(network, known);
    return known;
  };
  const isOverloaded = (chain: Chain) => of(chain).isOver();
  const waitMs = (chain: Chain) => of(chain).waitMs();
  return {
    isOverloaded,
    waitMs,
    refusal(chain) {
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
      const overMs = (waitMs(chain) ?? limitMs) - limitMs;
      const seconds = Math.min(Math.max(Math.ceil(overMs / 1_000), 1), longestRetrySeconds);
      return refuse(
        "service_unavailable",
        "More payments wait on this network than can settle in time. Nothing was stored: try again later.",
        { reason: "overloaded", network, retryAfterSeconds: String(seconds) },
      );
    },
    stored: (chain, id) => void followed.set(id, of(chain).follow()),
    answered(id, isEnded) {
      followed.get(id)?.(isEnded);
      followed.delete(id);
    },
  };
}
