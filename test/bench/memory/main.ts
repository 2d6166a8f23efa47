import { type Arena, openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { memoryMb } from "../settle/processes";
import { bodyOf } from "../settle/sign-payments";
import type { MemoryFigures, MemorySample } from "./figures";
import { flatnessOf } from "./flatness";

const clients = 64;
const signedAtATime = 256;
const sampleEveryMs = 1_000;
/** So many samples tell all there is to see. */
const mostSamples = 120;

/** Payments without a pause, and the memory of each process. */
export async function measureMemory(payments: number, show: (line: string) => void): Promise<MemoryFigures> {
  const takenAt = new Date().toISOString();
  const arena = await openArena({ log: show, withoutPeer: true });
  const samples: MemorySample[] = [];
  let requested = 0;
  const sample = () => void samples.push({ payments: requested, mb: memoryOf(arena) });
  sample();
  const timer = setInterval(sample, sampleEveryMs);
  const progress = setInterval(() => show(`${requested} of ${payments}: ${textOf(samples.at(-1))}`), 10_000);
  try {
    const bodies = signAsNeeded(arena, payments, () => {
      requested += 1;
    });
    const begunMs = performance.now();
    const { wrong, tookMs } = await runLoad(arena.asks.lunas, { clients, seconds: Number.POSITIVE_INFINITY, bodies });
    const perSecond = (tookMs.length / (performance.now() - begunMs)) * 1_000;
    if (wrong > 0) show(`${wrong} were NOT paid`);
    for (const [what, count] of arena.takeFailures()) show(`  ${count} × ${what}`);
    await arena.quiet();
    sample();
    return { takenAt, payments, perSecond, samples: thinned(samples), flatness: flatnessOf(samples) };
  } finally {
    clearInterval(timer);
    clearInterval(progress);
    await arena.stop();
  }
}

/** In portions: a hundred thousand signed payments would take more memory than the measured processes. */
function* signAsNeeded(arena: Arena, count: number, onNext: () => void): Iterable<string> {
  for (let left = count; left > 0; left -= signedAtATime) {
    for (const authorization of arena.payments.sign(Math.min(left, signedAtATime), arena.payTo)) {
      onNext();
      yield bodyOf(authorization);
    }
  }
}

function memoryOf(arena: Arena): MemorySample["mb"] {
  const parts = [...arena.parts()].filter(([name]) => name !== "peer");
  return Object.fromEntries(parts.map(([name, pid]) => [name, memoryMb(name, pid)]));
}

function textOf(sample: MemorySample | undefined): string {
  return Object.entries(sample?.mb ?? {})
    .map(([name, mb]) => `${name} ${mb.toFixed(0)} MB`)
    .join(", ");
}

function thinned(samples: readonly MemorySample[]): readonly MemorySample[] {
  const step = Math.ceil(samples.length / mostSamples);
  return samples.filter((_sample, index) => index % step === 0 || index === samples.length - 1);
}
