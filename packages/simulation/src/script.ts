import type { Random } from "./random";

/** What every history reports. */
export interface HistoryReport {
  readonly trace: readonly string[];
  /** What is wrong; nothing, as it should be. */
  readonly findings: readonly string[];
  readonly seed: number;
  readonly steps: number;
  readonly faults: number;
  /** How many things happened: calls, answers, blocks, rounds. */
  readonly happened: number;
}

/** An act by its name. */
export type Step<Act> = [string, Act];

/** Where the acts of a script come from: any of them, and the faults that every script has. */
interface Acts<Act> {
  readonly any: () => Step<Act>;
  readonly fault: () => Step<Act>;
}

const fewestSteps = 40;
const mostSteps = 60;
const fewestFaults = 3;

/** The acts of one history, in order. */
export function writeScript<Act>(random: Random, { any, fault }: Acts<Act>): Step<Act>[] {
  const length = random.between(fewestSteps, mostSteps);
  const script = Array.from({ length }, any);
  // Spread out, so that no two of them fall on the same place.
  for (let place = 1; place <= fewestFaults; place += 1)
    script[Math.floor((place * length) / (fewestFaults + 1))] = fault();
  return script;
}
