import type { BenchResult } from "../../result";
import type { CpuMs } from "../../settle/processes";
import { box, legend, type Plot, text } from "./svg";

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain", "peer"] as const;
const names = ["gateway", "settler", "dispatcher", "PostgreSQL", "Redis", "chain", "stock facilitator"];
const left = 140;
const width = 500;

/** What a payment costs, process by process, one bar for each contestant. */
export function cpuPlot({ lunas, peer }: BenchResult): Plot | null {
  const scenario = "automine, 64 clients";
  const [ours, theirs] = [lunas[scenario]?.cpuMs, peer[scenario]?.cpuMs];
  if (ours === undefined || theirs === undefined) return null;
  const most = Math.max(sumOf(ours), sumOf(theirs));
  return {
    title: "CPU for each payment, milliseconds",
    subtitle: "64 clients, a block for every transaction; all processes of both on one machine",
    width: 720,
    height: 214,
    marks: [
      ...legend(names, { x: 20, y: 76 }),
      ...barOf("Lunas", ours, { y: 98, most }),
      ...barOf("stock facilitator", theirs, { y: 152, most }),
    ],
  };
}

const sumOf = (cpu: CpuMs) => parts.reduce((sum, part) => sum + cpu[part], 0);

function barOf(
  name: string,
  cpu: CpuMs,
  { y, most }: { readonly y: number; readonly most: number },
): readonly string[] {
  const marks = [text({ x: left - 12, y: y + 23, words: name, anchor: "end", as: "strong" })];
  let x = left;
  for (const [index, part] of parts.entries()) {
    const long = (width * cpu[part]) / most;
    marks.push(box({ x, y, width: long, height: 34 }, `s${index}`));
    x += long;
  }
  return [...marks, text({ x: x + 8, y: y + 23, words: sumOf(cpu).toFixed(1), as: "strong" })];
}
