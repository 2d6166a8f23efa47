import type { PartName } from "../settle/processes";

/** Resident memory while so many payments are made, one after the other by 64 clients. */
export interface MemoryFigures {
  readonly takenAt: string;
  readonly payments: number;
  readonly perSecond: number;
  /** Megabytes; PostgreSQL with its backends, with shared memory counted once. */
  readonly samples: readonly MemorySample[];
  /** By process: see `Flatness`. */
  readonly flatness: Readonly<Partial<Record<PartName, Flatness>>>;
}

export interface MemorySample {
  readonly payments: number;
  readonly mb: Readonly<Partial<Record<PartName, number>>>;
}

export interface Flatness {
  /** The middle of the second fifth of the run: caches are warm by then. */
  readonly earlyMb: number;
  /** The middle of the last fifth. */
  readonly lateMb: number;
  /** Late to early: 1 is flat. */
  readonly growth: number;
  readonly mostMb: number;
  /** By a line through all samples after the first fifth. */
  readonly mbPer10000Payments: number;
}
