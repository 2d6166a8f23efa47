import { memoryMb } from "../settle/processes";

/** The CSV of all payments of a merchant. */
export interface ExportFigures {
  /** Without the header. */
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** The gateway's resident memory: before, and the most that was seen on the way. */
  readonly beforeMb: number;
  readonly mostMb: number;
}

/** Of merchants with ever more payments, a third of them refunded. */
export interface CsvFigures {
  readonly takenAt: string;
  readonly exports: readonly ExportFigures[];
}

/**
 * V8 collects garbage late, so a longer export shows more of it up to a limit. Without growth by size, ten times as many
 * rows take about the same.
 */
export const mostGrowth = 1.3;

/** The most memory of the largest export against that of the one before it; 1 where there is one export only. */
export function growthOf(exports: readonly ExportFigures[]): number {
  const [before, largest] = exports.slice(-2);
  return before === undefined || largest === undefined ? 1 : largest.mostMb / before.mostMb;
}

const sampleEveryMs = 100;

interface Export {
  readonly url: string;
  readonly apiKey: string;
  readonly gatewayPid: number;
}

/** Reads the whole CSV, and keeps nothing of it. */
export async function measureExport({ url, apiKey, gatewayPid }: Export): Promise<ExportFigures> {
  const memory = () => memoryMb("gateway", gatewayPid);
  const beforeMb = memory();
  let mostMb = beforeMb;
  const sample = () => {
    mostMb = Math.max(mostMb, memory());
  };
  const timer = setInterval(sample, sampleEveryMs);
  const begun = performance.now();
  try {
    const response = await fetch(`${url}/payments.csv`, { headers: { "x-api-key": apiKey } });
    if (response.status !== 200 || response.body === null) throw new Error(`the CSV answered ${response.status}`);
    let lines = 0;
    let bytes = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
    }
    sample();
    const seconds = (performance.now() - begun) / 1_000;
    return { rows: lines - 1, megabytes: bytes / 1e6, seconds, beforeMb, mostMb };
  } finally {
    clearInterval(timer);
  }
}

const newline = 10;
