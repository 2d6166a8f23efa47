import type { ChannelFigures, ChannelResult } from "./main";

const bars = { p50Alone: 5, perSecond: 2_000, p99: 100, cpuMs: 0.8, ofPeer: 2 } as const;
const parts = ["gateway", "postgres", "redis", "settler", "dispatcher", "chain", "peer", "bench", "others"] as const;

/** Returns whether the bars are met. */
export function printChannels({ alone, many, peers }: ChannelResult): boolean {
  printFigures("Lunas", alone);
  printFigures("Lunas", many);
  for (const { storage, figures, ratio } of peers) {
    printFigures(`the stock shop with its ${storage} storage`, figures);
    console.log(
      `  Lunas takes ${ratio.median.toFixed(2)} × as many (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`,
    );
  }
  return (
    alone.wrong + many.wrong === 0 &&
    alone.p50 <= bars.p50Alone &&
    many.perSecond.median >= bars.perSecond &&
    many.p99 <= bars.p99 &&
    many.servicesCpuMs <= bars.cpuMs &&
    peers.every(({ ratio }) => ratio.median >= bars.ofPeer)
  );
}

function printFigures(
  who: string,
  { clients, charges, wrong, perSecond, p50, p99, cpuMs, servicesCpuMs }: ChannelFigures,
) {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  console.log(
    `\n${who}, ${clients} ${clients === 1 ? "client" : "clients"}: ${charges} charges, ${wrong} other answers`,
  );
  console.log(`  ${perSecond.median.toFixed(0)}/s (${perSecond.least.toFixed(0)} to ${perSecond.most.toFixed(0)})`);
  console.log(`  p50 ${ms(p50)}, p99 ${ms(p99)}`);
  const each = parts.map((name) => `${name} ${cpuMs[name].toFixed(3)}`);
  console.log(`  CPU of a charge, ms: ${servicesCpuMs.toFixed(3)} without the clients; ${each.join(", ")}`);
}
