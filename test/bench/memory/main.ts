import { openVoucherSource } from "../channels/vouchers";
import { type Arena, openArena } from "../settle/arena";
import { runLoad } from "../settle/load";
import { memoryMb } from "../settle/processes";
import { bodyOf } from "../settle/sign-payments";
import { type Disk, grownBy, readDisk } from "../work/read-disk";
import type { MemoryFigures, MemorySample } from "./figures";
import { flatnessOf } from "./flatness";

const clients = 64;
const channels = 1_024;
const signedAtATime = 256;
const sampleEveryMs = 1_000;
/** So many samples tell all there is to see. */
const mostSamples = 120;

/** Payments without a pause, and the memory of each process. */
export const measureMemory = (payments: number, show: Show): Promise<MemoryFigures> =>
  measure(payments, show, async (arena) => (count) => arena.payments.sign(count, arena.payTo).map(bodyOf));

/** The same of charges, each of which is the turn of another channel. */
export const measureChargeMemory = (charges: number, show: Show): Promise<MemoryFigures> =>
  measure(charges, show, async (arena) => (await openVoucherSource(arena, channels)).sign);

type Show = (line: string) => void;
/** Makes so many bodies. */
type Sign = (count: number) => readonly string[];

async function measure(
  payments: number,
  show: Show,
  openSource: (arena: Arena) => Promise<Sign>,
): Promise<MemoryFigures> {
  const takenAt = new Date().toISOString();
  const arena = await openArena({ log: show, withoutPeer: true });
  const samples: MemorySample[] = [];
  let requested = 0;
  const sample = () => void samples.push({ payments: requested, mb: memoryOf(arena) });
  sample();
  const timer = setInterval(sample, sampleEveryMs);
  const progress = setInterval(() => show(`${requested} of ${payments}: ${textOf(samples.at(-1))}`), 10_000);
  try {
    const bodies = signAsNeeded(await openSource(arena), payments, () => {
      requested += 1;
    });
    const disk = await readDisk(arena.stack.databaseUrl);
    const begunMs = performance.now();
    const { wrong, tookMs } = await runLoad(arena.asks.lunas, { clients, seconds: Number.POSITIVE_INFINITY, bodies });
    const perSecond = (tookMs.length / (performance.now() - begunMs)) * 1_000;
    if (wrong > 0) show(`${wrong} were NOT paid`);
    for (const [what, count] of arena.takeFailures()) show(`  ${count} × ${what}`);
    await arena.quiet();
    sample();
    show(diskTextOf(grownBy(disk, await readDisk(arena.stack.databaseUrl)), payments));
    return { takenAt, payments, perSecond, samples: thinned(samples), flatness: flatnessOf(samples) };
  } finally {
    clearInterval(timer);
    clearInterval(progress);
    await arena.stop();
  }
}

/** In portions: a hundred thousand signed payments would take more memory than the measured processes. */
function* signAsNeeded(sign: Sign, count: number, onNext: () => void): Iterable<string> {
  for (let left = count; left > 0; left -= signedAtATime) {
    for (const body of sign(Math.min(left, signedAtATime))) {
      onNext();
      yield body;
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

function diskTextOf({ tables, walBytes }: Disk, count: number): string {
  const each = (bytes: number) => Math.round(bytes / count);
  const grown = Object.entries(tables).sort(([, one], [, other]) => other - one);
  const names = grown.filter(([, bytes]) => each(bytes) > 0).map(([name, bytes]) => `${name} ${each(bytes)}`);
  return `bytes for each: WAL ${each(walBytes)}, tables with their indexes ${names.join(", ")}`;
}
