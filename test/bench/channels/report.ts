import type { ChannelFigures } from "./main";

const bars = { p50Alone: 5, perSecond: 2_000, p99: 100, cpuMs: 0.8 } as const;

/** Returns whether the bars are met. */
export function printChannels({
  alone,
  many,
}: {
  readonly alone: ChannelFigures;
  readonly many: ChannelFigures;
}): boolean {
  for (const each of [alone, many]) {
    const { clients, charges, wrong, perSecond, p50, p99, cpuMs, servicesCpuMs } = each;
    const ms = (value: number) => `${value.toFixed(2)} ms`;
    console.log(`\n${clients} ${clients === 1 ? "client" : "clients"}: ${charges} charges, ${wrong} other answers`);
    console.log(`  ${perSecond.median.toFixed(0)}/s (${perSecond.least.toFixed(0)} to ${perSecond.most.toFixed(0)})`);
    console.log(`  p50 ${ms(p50)}, p99 ${ms(p99)}`);
    const parts = (["gateway", "postgres", "redis", "settler", "dispatcher", "chain", "bench", "others"] as const).map(
      (name) => `${name} ${cpuMs[name].toFixed(3)}`,
    );
    console.log(`  CPU of a charge, ms: ${servicesCpuMs.toFixed(3)} without the clients; ${parts.join(", ")}`);
  }
  return (
    alone.wrong + many.wrong === 0 &&
    alone.p50 <= bars.p50Alone &&
    many.perSecond.median >= bars.perSecond &&
    many.p99 <= bars.p99 &&
    many.servicesCpuMs <= bars.cpuMs
  );
}
