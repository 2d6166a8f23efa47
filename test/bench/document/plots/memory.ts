import type { MemoryFigures } from "../../memory/figures";
import { legend, line, type Plot, path, text, ticksUpTo } from "./svg";

const frame = { left: 60, right: 700, top: 96, bottom: 320 };
const parts = ["gateway", "settler", "dispatcher", "postgres", "redis"] as const;
const names = ["gateway", "settler", "dispatcher", "PostgreSQL", "Redis"];

export function memoryPlot({ samples, payments }: MemoryFigures): Plot {
  const ticks = ticksUpTo(Math.max(...samples.flatMap(({ mb }) => parts.map((part) => mb[part] ?? 0))));
  const yOf = (mb: number) => frame.bottom - ((frame.bottom - frame.top) * mb) / (ticks.at(-1) ?? 1);
  const xOf = (count: number) => frame.left + ((frame.right - frame.left) * count) / payments;
  const grid = ticks.flatMap((mb) => [
    line({ x: frame.left, y: yOf(mb) }, { x: frame.right, y: yOf(mb) }, "grid"),
    text({ x: frame.left - 8, y: yOf(mb) + 4, words: String(mb), anchor: "end", as: "small" }),
  ]);
  const counts = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(payments * share));
  const below = counts.map((count) =>
    text({ x: xOf(count), y: frame.bottom + 18, words: count.toLocaleString("en"), anchor: "middle", as: "small" }),
  );
  const lines = parts.map((part, index) =>
    path(
      samples.map(({ payments: count, mb }) => ({ x: xOf(count), y: yOf(mb[part] ?? 0) })),
      `l${index}`,
    ),
  );
  return {
    title: "Resident memory, megabytes",
    subtitle: "During payments of 64 clients without a pause; PostgreSQL with its backends",
    width: 720,
    height: 356,
    marks: [...legend(names, { x: 20, y: 74 }), ...grid, ...below, ...lines],
  };
}
