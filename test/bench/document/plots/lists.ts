import type { ListFigures, QuestionFigures } from "../../lists/figures";
import { box, legend, line, type Plot, text, ticksUpTo } from "./svg";

const frame = { left: 220, right: 690, top: 92 };
const rowHeight = 17;

/** The p95 of every question over HTTP, a bar for each size of merchant. */
export function listsPlot({ sizes, questions }: ListFigures): Plot {
  const shown = questions.filter(({ over }) => over === "http");
  const groupHeight = rowHeight * sizes.length + 8;
  const ticks = ticksUpTo(Math.max(...shown.flatMap(({ p95 }) => p95)));
  const xOf = (ms: number) => frame.left + ((frame.right - frame.left) * ms) / (ticks.at(-1) ?? 1);
  const bottom = frame.top + groupHeight * shown.length;
  const grid = ticks.flatMap((ms) => [
    line({ x: xOf(ms), y: frame.top - 4 }, { x: xOf(ms), y: bottom }, "grid"),
    text({ x: xOf(ms), y: bottom + 18, words: `${ms} ms`, anchor: "middle", as: "small" }),
  ]);
  const rows = shown.flatMap((question, index) => group(question, frame.top + groupHeight * index));
  function group({ name, p95 }: QuestionFigures, y: number): readonly string[] {
    const middle = y + (rowHeight * sizes.length) / 2 + 4;
    const bars = p95.flatMap((ms, series) => [
      box(
        { x: frame.left, y: y + series * rowHeight, width: xOf(ms) - frame.left, height: rowHeight - 3 },
        `s${series}`,
      ),
      text({ x: xOf(ms) + 6, y: y + series * rowHeight + 11, words: ms.toFixed(1), as: "small" }),
    ]);
    return [text({ x: frame.left - 12, y: middle, words: name, anchor: "end" }), ...bars];
  }
  return {
    title: "Time of a read, by the merchant's number of payments",
    subtitle: "p95 over HTTP, milliseconds",
    width: 760,
    height: bottom + 32,
    marks: [
      ...legend(
        sizes.map((size) => size.toLocaleString("en")),
        { x: 20, y: 74 },
      ),
      ...grid,
      ...rows,
    ],
  };
}
