import type { Path } from "./read-path";

/** With fewer, the services' messages are not those any more that the steps are known by. */
const leastFound = 0.5;

/** A line for each step: how long it took after the step before it, and when it was. Returns whether most payments were followed. */
export function printPath({ steps, spans, found, payments }: Path): boolean {
  const widest = Math.max(...steps.map(({ name }) => name.length));
  const ms = (value: number) => value.toFixed(2).padStart(8);
  console.log(
    `\n${found} of ${payments} payments of one client, medians in milliseconds: the step, and since the answer before`,
  );
  for (const { name, tookMs, sinceMs } of steps)
    console.log(`  ${name.padEnd(widest)}${ms(tookMs.median)}${ms(sinceMs.median)}`);
  for (const { name, p50Ms, p95Ms } of spans)
    console.log(`${name.padEnd(widest + 2)}${ms(p50Ms)}${ms(p95Ms)}  (p50, p95)`);
  if (found >= leastFound * payments) return true;
  console.log("most were not followed: a step has other messages now, or another order (test/bench/path/steps.ts)");
  return false;
}
