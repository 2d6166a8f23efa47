import { aheadOf, planOf, randomOf } from "../endurance/plan";
import { endurancePlot } from "../endurance/plot";
import type { Sample } from "../endurance/sample";
import { growing } from "../endurance/series";
import { type Bounds, judgeSeries, printFlatness } from "../endurance/verdict";

const bounds: Bounds = { most: 1.05, noise: 1, judgesTables: true };
const names = ["gateway", "settler-1", "dispatcher", "postgres", "redis"];
const each = <T>(keys: readonly string[], value: T) => Object.fromEntries(keys.map((key) => [key, value]));

/** An hour in which nothing grows but what must, 50 payments a second. */
const hour = (change: (sample: Sample, share: number) => Partial<Sample> = () => ({})): readonly Sample[] =>
  Array.from({ length: 361 }, (_, index) => {
    const paid = 500 * index;
    const sample: Sample = {
      ...{ atMs: 10_000 * index, paid, p95Ms: 1_500, connections: 40, logBytes: 2_000 * paid },
      processes: each(names, { mb: 200 + (index % 7), handles: 60 }),
      redis: { keys: 3_000, jobs: 2_900, mb: 20 },
      tables: {
        ...each(growing, { bytes: 900 * paid, live: paid, dead: 0.1 * paid }),
        lanes: { bytes: 2 ** 20, live: 8, dead: 500 },
      },
    };
    return { ...sample, ...change(sample, index / 360) };
  });
const growingOf = (samples: readonly Sample[], given = bounds) =>
  judgeSeries(samples, given).flatMap(({ name, isFlat }) => (isFlat === false ? [name] : []));

describe("the series of an hour under load", () => {
  it("are flat where only rows for each payment grow", () => {
    expect(growingOf(hour())).toEqual([]);
    expect(judgeSeries(hour(), bounds).length).toBeGreaterThan(20);
  });

  it("grow where memory or handles of one process do, by 6 % from one quarter to the next", () => {
    const leaky = hour(({ processes }, share) => ({
      processes: { ...processes, "settler-1": { mb: 200 * (1 + 0.3 * share), handles: 60 + Math.round(40 * share) } },
    }));
    expect(growingOf(leaky)).toEqual(["memory of settler-1", "handles of settler-1"]);
  });

  it("may have filled in the first half, and may differ by noise", () => {
    const warm = hour(({ processes }, share) => ({
      processes: { ...processes, gateway: { mb: 100 + 200 * Math.min(0.5, share), handles: share < 0.5 ? 20 : 60 } },
      connections: share > 0.75 ? 42 : 40,
    }));
    expect(growingOf(warm)).toEqual([]);
  });

  it("may step once where a burst comes late: what it took stays taken, and a leak goes on", () => {
    const stepped = (leak: number) =>
      hour(({ processes }, share) => ({
        processes: { ...processes, gateway: { mb: 250 + (share > 0.79 ? 30 : 0) + leak * share, handles: 60 } },
      }));
    expect(growingOf(stepped(0))).toEqual([]);
    expect(growingOf(stepped(60))).toEqual(["memory of gateway"]);
  });

  it("grow where a table gets larger without rows for each payment, or by more bytes for each payment", () => {
    const bloated = hour(({ tables, paid }, share) => ({
      tables: {
        ...tables,
        lanes: { bytes: 2 ** 20 * (1 + share), live: 8, dead: 500 + 20_000 * share },
        events: { bytes: 900 * paid * (1 + share), live: paid, dead: 0 },
      },
    }));
    const expected = ["table lanes", "dead rows in tables that do not grow", "table events, for a payment"];
    expect(growingOf(bloated)).toEqual(expected);
    // In minutes no table says anything.
    expect(growingOf(bloated, { ...bounds, judgesTables: false })).toEqual([]);
  });

  it("are not flat where nothing was read", () => {
    const without = hour(({ processes: { dispatcher: _gone, ...processes } }) => ({ processes }));
    expect(growingOf(without)).toEqual(["memory of dispatcher", "handles of dispatcher"]);
  });

  it("stand in a table and in a plot", () => {
    const [head, ...lines] = printFlatness(judgeSeries(hour(), bounds));
    expect(head).toMatch(/^series +third quarter +last quarter +ratio +highest$/);
    expect(lines[0]).toMatch(/^memory of gateway, MB +203 +203 +1\.00 +206 {2}flat$/);
    const { marks } = endurancePlot(hour(), { rate: 50, monthEndsAtMs: 1_080_000 });
    expect(marks.join("\n")).not.toMatch(/NaN|undefined/);
    expect(marks.filter((mark) => mark.startsWith("<path")).length).toBe(12);
  });

  it("leave the samples out in which a log began anew: it wrote no less than nothing", () => {
    const anew = hour(({ logBytes }, share) => ({ logBytes: share < 0.6 ? logBytes : logBytes - 200_000_000 * share }));
    const { marks, height } = endurancePlot(anew, { rate: 50, monthEndsAtMs: 1_080_000 });
    const heights = marks.flatMap((mark) => [...mark.matchAll(/[ML][0-9.]+ (-?[0-9.]+)/g)].map(([, y]) => Number(y)));
    expect(heights.length).toBeGreaterThan(3_000);
    expect(heights.filter((y) => y > height)).toEqual([]);
  });
});

describe("the plan of a run", () => {
  it("puts this month's end into it, also in the last month of a year", () => {
    for (const now of ["2026-11-02T10:00:00Z", "2026-12-31T23:59:00Z"]) {
      const nowMs = Date.parse(now);
      const end = new Date(nowMs + aheadOf(nowMs, 60_000) + 60_000).toISOString();
      expect(end).toBe(now.startsWith("2026-11") ? "2026-12-01T00:00:00.000Z" : "2027-01-01T00:00:00.000Z");
    }
  });

  it("is the same for the same seed, and strict only where it is long", () => {
    const three = (seed: number) => Array.from({ length: 3 }, randomOf(seed));
    expect(three(7)).toEqual(three(7));
    expect(three(7)).not.toEqual(three(8));
    expect(planOf(60, { seed: 1, rate: 50 })).toMatchObject({ most: 1.05, judgesTables: true });
    expect(planOf(5, { seed: 1, rate: 50 })).toMatchObject({ most: 1.2, judgesTables: false });
  });
});
