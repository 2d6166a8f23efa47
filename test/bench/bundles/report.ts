import type { Bundles, Side } from "./main";

const parts = ["gateway", "settler", "dispatcher", "postgres", "redis", "chain"] as const;

/** What settlements that share transactions bring, as two tables. */
export function printBundles({ gas, slots }: Bundles): void {
  for (const { name, alone, bundled, throughput } of slots) {
    console.log(`\n${name}: bundled to alone ${throughput.median.toFixed(2)} x in payments a second`);
    console.table({ alone: rowOf(alone), bundled: rowOf(bundled) });
  }
  console.log(
    `gas for each payment: ${gas.single ?? "unknown"} alone, ${gas.bundled ?? "unknown"} in bundles of at least 20`,
  );
}

function rowOf({ perSecond, p50, p99, cpuMs }: Side): Record<string, number> {
  const round = (value: number) => Math.round(value * 100) / 100;
  const cpu = Object.fromEntries(parts.map((part) => [part, round(cpuMs[part])]));
  const sum = round(parts.reduce((total, part) => total + cpuMs[part], 0));
  return { perSecond: round(perSecond), p50: Math.round(p50), p99: Math.round(p99), ...cpu, "CPU-ms": sum };
}
