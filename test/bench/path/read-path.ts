import { quantile, type Spread, spreadOf } from "../settle/quantile";
import type { Span, Step } from "./steps";

/** What `hook.cjs` notes: a message of a service, by its first bytes. */
export interface Message {
  /** By the machine's clock, so that the services can be compared. */
  readonly atMs: number;
  readonly service: "gateway" | "settler";
  readonly direction: "in" | "out";
  readonly text: string;
}

export interface StepTime {
  readonly name: string;
  /** Since the step before it, and since the answer to the payment before. */
  readonly tookMs: Spread;
  readonly sinceMs: Spread;
}

export interface SpanTime {
  readonly name: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface Path {
  readonly spans: readonly SpanTime[];
  readonly steps: readonly StepTime[];
  /** The payments whose messages were all found, of all. */
  readonly found: number;
  readonly payments: number;
}

interface Way {
  readonly steps: readonly Step[];
  /** Parts of the way that are told together. */
  readonly spans: readonly Span[];
}

/** The time of each step of payments that came one after the other. The first step contains the client's own work. */
export function readPath(messages: readonly Message[], { steps, spans }: Way): Path {
  const sorted = messages.toSorted((one, other) => one.atMs - other.atMs);
  const answer = steps.at(-1) as Step;
  const ends = sorted.flatMap((message, index) => (isOf(answer, message) ? [index] : []));
  const times = ends.slice(1).map((end, index) => timesOf(sorted.slice((ends[index] as number) + 1, end + 1), steps));
  const starts = ends.map((index) => (sorted[index] as Message).atMs);
  const found = times.flatMap((each, index) => (each === null ? [] : [[starts[index] as number, ...each]]));
  const timeOf = (each: readonly number[], step: string) => each[steps.findIndex(({ name }) => name === step) + 1];
  return {
    spans: spans.map(({ name, from, to }) => {
      const took = found.map((each) => (timeOf(each, to) as number) - (timeOf(each, from) as number));
      return { name, p50Ms: quantile(took, 0.5), p95Ms: quantile(took, 0.95) };
    }),
    steps: steps.map(({ name }, index) => ({
      name,
      tookMs: spreadOf(found.map((each) => (each[index + 1] as number) - (each[index] as number))),
      sinceMs: spreadOf(found.map((each) => (each[index + 1] as number) - (each[0] as number))),
    })),
    found: found.length,
    payments: times.length,
  };
}

/** When each step was, null where one is not found: a repeat by BullMQ, or a message of the background. */
function timesOf(messages: readonly Message[], steps: readonly Step[]): readonly number[] | null {
  const times: number[] = [];
  let from = 0;
  for (const step of steps) {
    const at = messages.findIndex((message, index) => index >= from && isOf(step, message));
    if (at < 0) return null;
    times.push(Math.max((messages[at] as Message).atMs, times.at(-1) ?? 0));
    if (step.isBeside !== true) from = at + 1;
  }
  return times;
}

function isOf(step: Step, { service, direction, text }: Message): boolean {
  return step.service === service && step.direction === direction && step.text.test(text);
}
