/** One look at everything, every some seconds. */
export interface Sample {
  readonly atMs: number;
  /** All that ended so far: payments, payments of links, captures. */
  readonly paid: number;
  /** Of the payments that ended since the last sample; null: none did. */
  readonly p95Ms: number | null;
  readonly processes: Readonly<Record<string, ProcessSample>>;
  readonly connections: number;
  /** `jobs` of the keys are jobs of the queues: those that wait, run, are due later or have ended. */
  readonly redis: { readonly keys: number; readonly jobs: number; readonly mb: number };
  readonly tables: Readonly<Record<string, TableSample>>;
  /** All services so far. */
  readonly logBytes: number;
}

export interface ProcessSample {
  readonly mb: number;
  readonly handles: number;
}

export interface TableSample {
  /** With indexes and what is stored outside of rows; of all its partitions. */
  readonly bytes: number;
  readonly live: number;
  readonly dead: number;
}

/** Bytes of log since the sample before; null: there is none, or a file of the log began anew meanwhile. */
export function logSince({ logBytes }: Sample, before: Sample | undefined): number | null {
  return before === undefined || logBytes < before.logBytes ? null : logBytes - before.logBytes;
}
