import type { ServiceName } from "./main";

/** What of a profile is kept: for each payment, the largest alone. */
export interface ProfileFigures {
  readonly takenAt: string;
  readonly clients: number;
  readonly payments: number;
  readonly services: Readonly<Record<ServiceName, ServiceFigures>>;
  /** What the services ask PostgreSQL, by the time that passes in it, and its functions by their own. */
  readonly statements: readonly ServerFigure[];
  readonly functions: readonly ServerFigure[];
}

export interface ServiceFigures {
  /** CPU of the main thread. */
  readonly cpuMs: number;
  /** Of that, as shares. */
  readonly garbage: number;
  readonly writing: number;
  /** Milliseconds of CPU; a package with what it calls in Node. */
  readonly packages: readonly Named[];
  readonly functions: readonly Named[];
}

export interface Named {
  readonly name: string;
  readonly ms: number;
}

export interface ServerFigure extends Named {
  readonly calls: number;
}
