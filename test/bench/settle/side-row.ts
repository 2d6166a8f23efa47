import type { Side } from "./side";

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain"] as const;

/** A side as a row of a table: payments a second, milliseconds, and CPU of each part for each payment. */
export function rowOfSide({ perSecond, p50, p99, cpuMs }: Side): Record<string, number> {
  const round = (value: number) => Math.round(value * 100) / 100;
  const cpu = Object.fromEntries(parts.map((part) => [part, round(cpuMs[part])]));
  const sum = round(parts.reduce((total, part) => total + cpuMs[part], 0));
  return { perSecond: round(perSecond), p50: Math.round(p50), p99: Math.round(p99), ...cpu, "CPU-ms": sum };
}
