import { legend, line, type Plot, path, text, ticksUpTo } from "../bench/document/plots/svg";
import type { Plan } from "./plan";
import { logSince, type Sample } from "./sample";

interface Panel {
  readonly title: string;
  readonly names: readonly string[];
  readonly at: (sample: Sample, index: number, before: Sample | undefined) => number | null;
}

function logPerMinute(sample: Sample, _index: number, before: Sample | undefined): number | null {
  const bytes = logSince(sample, before);
  return bytes === null || before === undefined ? null : (bytes * 60) / (sample.atMs - before.atMs);
}

const panels: readonly Panel[] = [
  {
    title: "Resident memory, MB",
    names: ["gateway", "settler-1", "dispatcher", "postgres", "redis"],
    at: ({ processes }, index) => processes[panels[0]?.names[index] ?? ""]?.mb ?? null,
  },
  {
    title: "Open handles, and connections to PostgreSQL",
    names: ["gateway", "settler-1", "dispatcher", "connections"],
    at: ({ processes, connections }, index) =>
      index === 3 ? connections : (processes[panels[1]?.names[index] ?? ""]?.handles ?? null),
  },
  { title: "Keys in Redis beside jobs", names: ["keys"], at: ({ redis }) => redis.keys - redis.jobs },
  { title: "Log of all services, kB a minute", names: ["log"], at: logPerMinute },
  { title: "p95 of the payments, ms", names: ["p95"], at: ({ p95Ms }) => p95Ms },
];

const frame = { left: 60, right: 700, first: 64, height: 84, gap: 62 };

/** One strip for each kind of figure, over the minutes of the run. */
export function endurancePlot(
  samples: readonly Sample[],
  { rate, monthEndsAtMs }: Pick<Plan, "rate" | "monthEndsAtMs">,
): Plot {
  const endMs = samples.at(-1)?.atMs ?? 1;
  const xOf = (atMs: number) => frame.left + ((frame.right - frame.left) * atMs) / endMs;
  const marks = panels.flatMap((panel, index) => strip(panel, { samples, xOf, monthEndsAtMs, top: topOf(index) }));
  const bottom = topOf(panels.length - 1) + frame.height;
  const minutes = ticksUpTo(endMs / 60_000).filter((minute) => minute * 60_000 <= endMs);
  const below = minutes.map((minute) =>
    text({ x: xOf(minute * 60_000), y: bottom + 18, words: `${minute} min`, anchor: "middle", as: "small" }),
  );
  return {
    title: "Payments without a pause, on two gateways and two settlers",
    subtitle: `${rate} a second, while processes are killed and endpoints fail; the dashed line is the month's end`,
    width: 720,
    height: bottom + 34,
    marks: [...marks, ...below],
  };
}

const topOf = (index: number) => frame.first + 40 + index * (frame.height + frame.gap);

interface Place {
  readonly samples: readonly Sample[];
  readonly xOf: (atMs: number) => number;
  readonly monthEndsAtMs: number;
  readonly top: number;
}

function strip({ title, names, at }: Panel, { samples, xOf, monthEndsAtMs, top }: Place): readonly string[] {
  const lines = names.map((_, index) =>
    samples.flatMap((sample, place) => {
      const value = at(sample, index, samples[place - 1]);
      return value === null ? [] : [{ atMs: sample.atMs, value }];
    }),
  );
  const ticks = ticksUpTo(Math.max(1, ...lines.flatMap((points) => points.map(({ value }) => value))));
  const yOf = (value: number) => top + frame.height * (1 - value / (ticks.at(-1) ?? 1));
  const grid = [0, ticks.at(-1) ?? 1].flatMap((tick) => [
    line({ x: frame.left, y: yOf(tick) }, { x: frame.right, y: yOf(tick) }, "grid"),
    text({ x: frame.left - 8, y: yOf(tick) + 4, words: String(tick), anchor: "end", as: "small" }),
  ]);
  const drawn = lines.map((points, index) =>
    path(
      points.map(({ atMs, value }) => ({ x: xOf(atMs), y: yOf(value) })),
      `l${index}`,
    ),
  );
  const month = line({ x: xOf(monthEndsAtMs), y: top }, { x: xOf(monthEndsAtMs), y: top + frame.height }, "dashed");
  return [
    text({ x: frame.left, y: top - 28, words: title, as: "strong" }),
    ...(names.length > 1 ? legend(names, { x: frame.left, y: top - 10 }) : []),
    ...grid,
    month,
    ...drawn,
  ];
}
