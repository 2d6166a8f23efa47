import type { BenchResult } from "../result";

/** Answers the files that it wrote. */
export function drawPlots(_result: BenchResult): readonly string[] {
  return [];
}
