import { spreadOf } from "../bench/settle/quantile";
import type { Plan } from "./plan";
import type { Sample } from "./sample";
import { allSeries, growing, type Series } from "./series";

/** What became of a series in the last half of a run: its third quarter beside its last one. */
export interface Flatness {
  readonly name: string;
  readonly unit: string;
  readonly third: number;
  readonly last: number;
  readonly highest: number;
  /** Null: the run was too short to say. */
  readonly isFlat: boolean | null;
}

export type Bounds = Pick<Plan, "most" | "noise" | "judgesTables">;

/** Each series is flat when the median of its last quarter is at most `most` times that of the third one, or differs by no more than noise. */
export function judgeSeries(samples: readonly Sample[], bounds: Bounds): readonly Flatness[] {
  const quarters = [quarterOf(samples, 3), quarterOf(samples, 4)] as const;
  const rows = allSeries(samples).map((series): Flatness => {
    const [third, last] = quarters.map((quarter) => medianOf(quarter, series)) as [number, number];
    const values = valuesOf(samples, series);
    const noise = bounds.noise * series.noise;
    const isFlat =
      last <= Math.max((series.most ?? bounds.most) * third, third + noise) ||
      (series.mayStep === true && isFlatAtTheEnd(samples, series, noise));
    const isJudged = bounds.judgesTables || series.isOfTables !== true;
    const { name, unit } = series;
    return { name, unit, third, last, highest: Math.max(...values), isFlat: isJudged ? isFlat : null };
  });
  return [...rows, ...growing.map((name) => bytesPerPayment(name, quarters, bounds))];
}

/**
 * Whether a series stays as it is within the last eighth of a run: by a hundredth of its half at most, or by noise. That is a stricter bound of
 * what grows all the time than `most` from one quarter to the next: 13 % in an hour, not 20 %.
 */
function isFlatAtTheEnd(samples: readonly Sample[], series: Series, noise: number): boolean {
  const end = samples.at(-1)?.atMs ?? 0;
  const within = (from: number, to: number) =>
    samples.filter(({ atMs }) => atMs >= (from / 16) * end && atMs <= (to / 16) * end);
  const [before, after] = [medianOf(within(14, 15), series), medianOf(within(15, 16), series)];
  return after <= Math.max(1.01 * before, before + noise);
}

/** Where there is no value at all, nothing can be called flat. */
function medianOf(samples: readonly Sample[], series: Series): number {
  return spreadOf(valuesOf(samples, series)).median;
}

function valuesOf(samples: readonly Sample[], { at }: Pick<Series, "at">): readonly number[] {
  return samples.flatMap((sample, index) => at(sample, samples[index - 1]) ?? []);
}

function quarterOf(samples: readonly Sample[], quarter: 1 | 2 | 3 | 4): readonly Sample[] {
  const end = samples.at(-1)?.atMs ?? 0;
  return samples.filter(({ atMs }) => atMs >= ((quarter - 1) * end) / 4 && atMs <= (quarter * end) / 4);
}

/**
 * A table's growth within a quarter, by the payments of that quarter. It varies by a tenth without becoming more: tables grow by pages, a
 * month's new tables have new ones, and what autovacuum has not freed yet is written elsewhere.
 */
const noiseShare = 0.1;
const leastBytes = 100;

function bytesPerPayment(
  name: string,
  quarters: readonly [readonly Sample[], readonly Sample[]],
  { most, judgesTables }: Bounds,
): Flatness {
  const growth = (quarter: readonly Sample[]) => {
    const [first, last] = [quarter[0], quarter.at(-1)];
    const bytes = (last?.tables[name]?.bytes ?? Number.NaN) - (first?.tables[name]?.bytes ?? Number.NaN);
    return bytes / Math.max(1, (last?.paid ?? 0) - (first?.paid ?? 0));
  };
  const [third, last] = quarters.map(growth) as [number, number];
  const isFlat = last <= Math.max(most * third, (1 + noiseShare) * third, third + leastBytes);
  return {
    name: `table ${name}, for a payment`,
    unit: "B",
    third,
    last,
    highest: Math.max(third, last),
    isFlat: judgesTables ? isFlat : null,
  };
}

/** A line for each, those that are not flat marked. */
export function printFlatness(rows: readonly Flatness[]): readonly string[] {
  const cells = rows.map(({ name, unit, third, last, highest, isFlat }) => [
    unit === "" ? name : `${name}, ${unit}`,
    ...[third, last].map(inShort),
    third === 0 ? "" : (last / third).toFixed(2),
    inShort(highest),
    isFlat === null ? "too young" : isFlat ? "flat" : "GROWS",
  ]);
  const table = [["series", "third quarter", "last quarter", "ratio", "highest", ""], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

function inShort(value: number): string {
  if (Number.isNaN(value)) return "none";
  return Math.abs(value) >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
}
