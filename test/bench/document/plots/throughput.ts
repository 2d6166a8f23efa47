import type { BenchResult } from "../../result";
import type { Figures } from "../../settle/scenario";
import { box, legend, line, type Plot, text, ticksUpTo } from "./svg";

const frame = { left: 60, right: 700, top: 96, bottom: 300 };
const barWidth = 34;

/** Bars with the least and the most of the turns as whiskers; the chain's own limit where there is a block for every transaction. */
export function throughputPlot({ lunas, peer }: BenchResult): Plot {
  const names = Object.keys(lunas).filter((name) => peer[name] !== undefined);
  const pairs = names.map((name) => ({ name, figures: [lunas[name], peer[name]] as [Figures, Figures] }));
  const ticks = ticksUpTo(
    Math.max(...pairs.flatMap(({ figures }) => figures.map((each) => each.perSecondSpread.most))),
  );
  const yOf = (rate: number) => frame.bottom - ((frame.bottom - frame.top) * rate) / (ticks.at(-1) ?? 1);
  const width = (frame.right - frame.left) / pairs.length;
  const marks = ticks.flatMap((rate) => [
    line({ x: frame.left, y: yOf(rate) }, { x: frame.right, y: yOf(rate) }, "grid"),
    text({ x: frame.left - 8, y: yOf(rate) + 4, words: String(rate), anchor: "end", as: "small" }),
  ]);
  for (const [index, { name, figures }] of pairs.entries()) {
    const middle = frame.left + width * (index + 0.5);
    for (const [series, figure] of figures.entries()) {
      marks.push(...barOf(figure, { x: middle + (series - 1) * (barWidth + 3), series, yOf }));
    }
    const [pace = "", clients = ""] = name.split(", ");
    marks.push(text({ x: middle, y: frame.bottom + 18, words: clients, anchor: "middle" }));
    marks.push(text({ x: middle, y: frame.bottom + 34, words: pace, anchor: "middle", as: "small" }));
  }
  return {
    title: "Payments settled a second",
    subtitle:
      "By clients that each ask anew when they have their answer; bars are the median of the turns, lines the least and the most",
    width: 720,
    height: 356,
    marks: [...legend(["Lunas", "stock facilitator"], { x: 20, y: 74 }), ...marks],
  };
}

interface Place {
  readonly x: number;
  readonly series: number;
  readonly yOf: (rate: number) => number;
}

function barOf({ perSecond, perSecondSpread }: Figures, { x, series, yOf }: Place): readonly string[] {
  const { least, most } = perSecondSpread;
  const middle = x + barWidth / 2;
  return [
    box({ x, y: yOf(perSecond), width: barWidth, height: frame.bottom - yOf(perSecond) }, `s${series}`),
    line({ x: middle, y: yOf(least) }, { x: middle, y: yOf(most) }, "whisker"),
    text({ x: middle, y: yOf(most) - 5, words: perSecond.toFixed(0), anchor: "middle", as: "small strong" }),
  ];
}
