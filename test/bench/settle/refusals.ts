import type { Arena } from "./arena";
import { runLoad } from "./load";
import { type CpuMs, cpuBetween, readCpu } from "./processes";
import { quantile } from "./quantile";
import { bodyOf } from "./sign-payments";

export type RefusalKind = "badSignature" | "replay";

export interface RefusalFigures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** For each refusal, by process. */
  readonly cpuMs: CpuMs;
}

interface Plan {
  readonly clients: number;
  readonly seconds: number;
}

/** A flood of invalid payments, of two kinds: with a wrong signature, and repeated. */
export async function measureRefusals(
  arena: Arena,
  plan: Plan,
  show: (line: string) => void,
): Promise<Readonly<Record<RefusalKind, RefusalFigures>>> {
  const requests = await refusedRequests(arena);
  const rate = async (name: string, requested: readonly string[]): Promise<RefusalFigures> => {
    await runLoad(arena.refused, { ...plan, seconds: 1, bodies: endlessly(requested) });
    const parts = arena.parts();
    const before = readCpu(parts);
    const { done, seconds, wrong, tookMs } = await runLoad(arena.refused, { ...plan, bodies: endlessly(requested) });
    const cpu = cpuBetween(before, readCpu(parts));
    const each = Object.entries(cpu).map(([part, ms]) => [part, ms / tookMs.length] as const);
    show(`refusals, ${name}: ${(done / seconds).toFixed(0)}/s${wrong > 0 ? `, ${wrong} NOT refused` : ""}`);
    for (const [what, count] of arena.takeFailures()) show(`  ${count} × ${what}`);
    return {
      perSecond: done / seconds,
      p50: quantile(tookMs, 0.5),
      p99: quantile(tookMs, 0.99),
      cpuMs: Object.fromEntries(each) as CpuMs,
    };
  };
  return {
    badSignature: await rate("bad signature", requests.badSignature),
    replay: await rate("replay", requests.replay),
  };
}

/** Payments that are refused, by kind: with the signature of another payment, and already paid. */
export async function refusedRequests(arena: Arena): Promise<Readonly<Record<RefusalKind, readonly string[]>>> {
  const authorizations = arena.payments.sign(512, arena.payTo);
  const replay = authorizations.slice(0, 64).map(bodyOf);
  await runLoad(arena.asks.lunas, { clients: 16, seconds: 60, bodies: replay });
  await arena.quiet();
  const badSignature = authorizations.slice(64).map((authorization, index) => {
    const other = authorizations[(index + 1) % authorizations.length] ?? authorization;
    return bodyOf({ ...authorization, signature: other.signature });
  });
  return { badSignature, replay };
}

export function* endlessly(bodies: readonly string[]): Iterable<string> {
  for (;;) yield* bodies;
}
