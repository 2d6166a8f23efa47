import type { PartName } from "../settle/processes";
import { spreadOf } from "../settle/quantile";
import type { Flatness, MemorySample } from "./figures";

/** How flat each process's memory stays over a run. */
export function flatnessOf(samples: readonly MemorySample[]): Partial<Record<PartName, Flatness>> {
  const names = Object.keys(samples[0]?.mb ?? {}) as PartName[];
  const last = samples.at(-1)?.payments ?? 0;
  const fifths = (from: number, to: number) =>
    samples.filter(({ payments }) => payments >= (last * from) / 5 && payments <= (last * to) / 5);
  const flatness = (name: PartName): Flatness => {
    const of = (some: readonly MemorySample[]) => some.map(({ mb }) => mb[name] ?? Number.NaN);
    const earlyMb = spreadOf(of(fifths(1, 2))).median;
    const lateMb = spreadOf(of(fifths(4, 5))).median;
    return {
      earlyMb,
      lateMb,
      growth: lateMb / earlyMb,
      mostMb: spreadOf(of(samples)).most,
      mbPer10000Payments: 10_000 * slopeOf(fifths(1, 5), name),
    };
  };
  return Object.fromEntries(names.map((name) => [name, flatness(name)]));
}

/** Least squares. */
function slopeOf(samples: readonly MemorySample[], name: PartName): number {
  const points = samples.map(({ payments, mb }) => ({ x: payments, y: mb[name] ?? 0 }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const across = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  return points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0) / across;
}
