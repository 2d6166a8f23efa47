import { quantile } from "../bench/settle/quantile";
import type { Verdict } from "./answers";
import type { Measured, OtherAnswer } from "./measure";

export interface Report {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** A start that is later than this counts. */
const lateFromMs = 100;
/** Of the starts: with more of them the rate was not the one that was asked for. */
const mostLate = 0.01;

/** The figures of a load in lines; the last one is the result. */
export function reportLoad(
  { loaded, others }: Measured,
  { rate, refusalsOk }: { readonly rate: number; readonly refusalsOk: boolean },
): Report {
  const { done, seconds, tookMs, lateMs } = loaded;
  const sent = lateMs.length;
  const late = lateMs.filter((each) => each > lateFromMs).length;
  const isSteady = late <= mostLate * sent;
  const count = (...verdicts: readonly Verdict[]) => others.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [later, refused, open] = [count("later"), count("refused"), count("open")];
  const isGood = isSteady && done > 0 && refused + open === 0 && (refusalsOk || later === 0);
  const said = [
    `${done} of ${sent} payments were paid at ${rate} a second`,
    ...(later > 0 ? [`${later} were told to come later`] : []),
    ...(refused > 0 ? [`${refused} were refused`] : []),
    ...(open > 0 ? [`${open} have an open outcome: they may still settle`] : []),
    ...(isSteady ? [] : ["this machine could not hold the rate"]),
  ];
  const lines = [
    `sent         ${sent} in ${seconds.toFixed(1)} s, ${(sent / seconds).toFixed(1)} a second`,
    `paid         ${done}${done > 0 ? `: ${latencies(tookMs)}, slowest ${ms(Math.max(...tookMs))}` : ""}`,
    ...groupLines("come later", others, "later"),
    ...groupLines("refused", others, "refused"),
    ...groupLines("open", others, "open"),
    `late starts  ${late} by more than ${lateFromMs} ms, the latest by ${ms(Math.max(0, ...lateMs))}`,
    `${isGood ? "OK" : "NOT OK"}: ${said.join("; ")}`,
  ];
  return { lines, isGood };
}

/** A line for each status, code and reason, the most frequent first. */
function groupLines(title: string, others: readonly OtherAnswer[], verdict: Verdict): readonly string[] {
  const groups = new Map<string, number[]>();
  for (const each of others) {
    if (each.verdict !== verdict) continue;
    const tookMs = groups.get(each.label) ?? [];
    tookMs.push(each.tookMs);
    groups.set(each.label, tookMs);
  }
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([label, tookMs]) => `${title.padEnd(13)}${tookMs.length} ${label}: ${latencies(tookMs)}`);
}

function latencies(tookMs: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${ms(quantile(tookMs, share))}`).join(", ");
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
