import type { Path } from "./read-path";

/** A line for each step: how long it took after the step before it, and when it was. */
export function printPath({ steps, spans, found, payments }: Path): void {
  const widest = Math.max(...steps.map(({ name }) => name.length));
  const ms = (value: number) => value.toFixed(2).padStart(8);
  console.log(
    `\n${found} of ${payments} payments of one client, medians in milliseconds: the step, and since the answer before`,
  );
  for (const { name, tookMs, sinceMs } of steps)
    console.log(`  ${name.padEnd(widest)}${ms(tookMs.median)}${ms(sinceMs.median)}`);
  for (const { name, p50Ms, p95Ms } of spans)
    console.log(`${name.padEnd(widest + 2)}${ms(p50Ms)}${ms(p95Ms)}  (p50, p95)`);
}
