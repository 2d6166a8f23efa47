import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CsvFigures } from "./csv/export";
import type { ListFigures } from "./lists/figures";
import type { MemoryFigures } from "./memory/figures";
import type { ProfileFigures } from "./profile/figures";
import type { Contestant } from "./settle/arena";
import type { WorkPerPayment } from "./settle/count-work";
import type { HalfLoad } from "./settle/half-load";
import type { PartName } from "./settle/processes";
import type { Spread } from "./settle/quantile";
import type { RealisticFigures } from "./settle/realistic";
import type { RefusalFigures, RefusalKind } from "./settle/refusals";
import type { Figures } from "./settle/scenario";
import type { WebhookFigures } from "./webhooks/figures";

/** `bench-results/latest.json`. Times are milliseconds, rates are per second, ratios are Lunas to the peer. */
export interface BenchResult {
  readonly takenAt: string;
  readonly quick: boolean;
  readonly machine: Readonly<Record<string, unknown>>;
  /** Under the conditions of production; null where a run left it out: `npm run bench -- realistic` puts it in. */
  readonly realistic?: RealisticFigures | null;
  /** By scenario, e.g. `automine, 64 clients`: the same keys in both. */
  readonly peer: Readonly<Record<string, Figures>>;
  readonly lunas: Readonly<Record<string, Figures>>;
  /** What the node takes of the same settlements when they are handed to it raw, once before and once after the rest. */
  readonly limit: { readonly perSecond: readonly number[] };
  readonly ratios: Ratios;
  /** At 64 clients with a block for every transaction; `services` is the sum of our three. */
  readonly cpuMsPerPayment: Readonly<Record<PartName | "services", number>> | null;
  readonly refusalsPerSecond: Readonly<Record<RefusalKind, number>>;
  readonly refusals: Readonly<Record<RefusalKind, RefusalFigures>>;
  /** Requests that come at half the rate of 64 clients, whether or not the earlier ones are answered. */
  readonly halfLoad: Readonly<Record<Contestant, HalfLoad | null>>;
  /** For each payment; `bundled` in bundles of at least 20. */
  readonly gas: { readonly single: number | null; readonly bundled: number | null };
  readonly perPayment: WorkPerPayment;
  /** Null where a run left it out: `npm run bench -- lists`, `csv`, `webhooks`, `memory` or `profile` puts it in. */
  readonly lists: ListFigures | null;
  readonly csv?: CsvFigures | null;
  readonly webhooks: WebhookFigures | null;
  readonly memory: MemoryFigures | null;
  readonly profile?: ProfileFigures | null;
}

export interface Ratios {
  /** Medians over the pairs of turns; `spread` says how far those are apart. */
  readonly throughput64: number | null;
  /** Absent in older files. */
  readonly throughput16?: number | null;
  readonly latency1: number | null;
  /** With 256 clients and a block a second: with 64, both are bound by the clients, who wait a block for each payment. */
  readonly throughput256EverySecond: number | null;
  /** Lunas' throughput at 64 clients as a share of the limit. */
  readonly ofLimit64: number | null;
  readonly spread: Readonly<Record<string, Spread>>;
}

export const resultFolder = join(__dirname, "..", "..", "bench-results");
const file = join(resultFolder, "latest.json");

export function readResult(from = file): BenchResult | null {
  return existsSync(from) ? (JSON.parse(readFileSync(from, "utf8")) as BenchResult) : null;
}

/** Writes a whole run's result, or puts one part into the last one. Answers where. */
export function writeResult(result: Partial<BenchResult>, to = file): string {
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, `${JSON.stringify({ ...readResult(to), ...result }, null, 2)}\n`);
  return to;
}
