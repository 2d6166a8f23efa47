import { type Quantiles, quantile, quantilesOf } from "../settle/quantile";
import type { OpenOutcomes, Outcome } from "./open-load";

interface Times extends Quantiles {
  readonly count: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly paid: Times;
  /** 503 with `details.reason` `overloaded`. */
  readonly refused: Times;
  /** Every other answer, and how often it came. */
  readonly others: Readonly<Record<string, number>>;
  /** Payments a second, from the first request to 99 of 100 successes. */
  readonly goodput: number;
  /** So late the generator sent 1 of 100 requests: it shares the machine. */
  readonly lateP99Ms: number;
}

export interface OverloadFigures {
  readonly peak: number;
  readonly busy: LoadFigures;
  readonly over: LoadFigures;
}

export interface Loads {
  readonly peak: number;
  readonly busy: OpenOutcomes;
  readonly over: OpenOutcomes;
  readonly loads: { readonly busy: number; readonly over: number };
}

export function figuresOf({ peak, busy, over, loads }: Loads): OverloadFigures {
  return { peak, busy: ofLoad(busy, loads.busy * peak), over: ofLoad(over, loads.over * peak) };
}

function ofLoad({ outcomes, lateMs }: OpenOutcomes, perSecond: number): LoadFigures {
  const paid = outcomes.filter(({ status }) => status === 200);
  const refused = outcomes.filter(isRefused);
  const others: Record<string, number> = {};
  for (const each of outcomes) {
    if (each.status === 200 || isRefused(each)) continue;
    const name = `${each.status} ${each.reason ?? ""}`.trim();
    others[name] = (others[name] ?? 0) + 1;
  }
  const nearlyAllMs = quantile(
    paid.map(({ atMs }) => atMs),
    0.99,
  );
  const goodput = (0.99 * paid.length * 1_000) / nearlyAllMs;
  return {
    perSecond,
    paid: timesOf(paid),
    refused: timesOf(refused),
    others,
    goodput,
    lateP99Ms: quantile(lateMs, 0.99),
  };
}

const isRefused = ({ status, reason }: Outcome) => status === 503 && reason === "overloaded";

function timesOf(outcomes: readonly Outcome[]): Times {
  return { count: outcomes.length, ...quantilesOf(outcomes.map(({ tookMs }) => tookMs)) };
}
