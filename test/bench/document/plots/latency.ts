import type { BenchResult } from "../../result";
import type { Figures } from "../../settle/scenario";
import { box, legend, line, type Plot, text } from "./svg";

const frame = { left: 170, right: 690, top: 92 };
const rowHeight = 46;
const bandHeight = 9;

/** From p50 to p99, with p95 marked, on a scale of tens. */
export function latencyPlot({ lunas, peer }: BenchResult): Plot {
  const scenarios = Object.keys(lunas).filter((name) => peer[name] !== undefined);
  const all = scenarios.flatMap((name) => [lunas[name], peer[name]] as Figures[]);
  const least = 10 ** Math.floor(Math.log10(Math.min(...all.map(({ p50 }) => p50))));
  const most = 10 ** Math.ceil(Math.log10(Math.max(...all.map(({ p99 }) => p99))));
  const decades = Math.log10(most / least);
  const xOf = (ms: number) => frame.left + ((frame.right - frame.left) * Math.log10(ms / least)) / decades;
  const bottom = frame.top + rowHeight * scenarios.length;
  const marks = Array.from({ length: Math.round(decades) + 1 }, (_none, index) => least * 10 ** index).flatMap((ms) => [
    line({ x: xOf(ms), y: frame.top }, { x: xOf(ms), y: bottom }, "grid"),
    text({
      x: xOf(ms),
      y: bottom + 18,
      words: ms >= 1_000 ? `${ms / 1_000} s` : `${ms} ms`,
      anchor: "middle",
      as: "small",
    }),
  ]);
  for (const [index, name] of scenarios.entries()) {
    const y = frame.top + rowHeight * index;
    marks.push(text({ x: frame.left - 14, y: y + 28, words: name, anchor: "end" }));
    for (const [series, figures] of ([lunas[name], peer[name]] as Figures[]).entries()) {
      marks.push(...bandOf(figures, { y: y + 11 + series * (bandHeight + 5), series, xOf }));
    }
  }
  return {
    title: "Time from a client's request to its answer",
    subtitle: "p50 (the left end, with its milliseconds) to p99 (the right end), p95 as a line; logarithmic scale",
    width: 720,
    height: bottom + 32,
    marks: [...legend(["Lunas", "stock facilitator"], { x: 20, y: 74 }), ...marks],
  };
}

interface Place {
  readonly y: number;
  readonly series: number;
  readonly xOf: (ms: number) => number;
}

function bandOf({ p50, p95, p99 }: Figures, { y, series, xOf }: Place): readonly string[] {
  const x = xOf(p50);
  return [
    box({ x, y, width: Math.max(3, xOf(p99) - x), height: bandHeight }, `s${series}`),
    line({ x: xOf(p95), y: y - 1 }, { x: xOf(p95), y: y + bandHeight + 1 }, "whisker"),
    text({ x: x - 5, y: y + bandHeight, words: p50.toFixed(0), anchor: "end", as: "small" }),
  ];
}
