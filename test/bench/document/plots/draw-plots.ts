import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BenchResult } from "../../result";
import { cpuPlot } from "./cpu";
import { latencyPlot } from "./latency";
import { listsPlot } from "./lists";
import { memoryPlot } from "./memory";
import { type Plot, svgOf } from "./svg";
import { throughputPlot } from "./throughput";

export const plotFolder = join(__dirname, "..", "..", "..", "..", "docs", "performance");

/** Draws the figures and stores them beside the plots; returns the written files. */
export function drawPlots(result: BenchResult, folder = plotFolder): readonly string[] {
  const { lists, memory } = result;
  const plots: Readonly<Record<string, Plot | null>> = {
    throughput: throughputPlot(result),
    latency: latencyPlot(result),
    cpu: cpuPlot(result),
    lists: lists && listsPlot(lists),
    memory: memory && memoryPlot(memory),
  };
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(plots).flatMap(([name, plot]) => {
    if (plot === null) return [];
    const file = join(folder, `${name}.svg`);
    writeFileSync(file, svgOf(plot));
    return [file];
  });
  const data = join(folder, "figures.json");
  writeFileSync(data, `${JSON.stringify(result, null, 2)}\n`);
  return [...files, data];
}
