/** One process of a service. */
export interface Instance {
  readonly id: string;
  readonly service: "gateway" | "settler" | "dispatcher" | "console";
  readonly version: string;
  /** `unknown`: it was built without one. */
  readonly commit: string;
}

/** Of the database's clock. */
export interface InstanceView extends Instance {
  readonly startedAtMs: number;
  readonly seenAtMs: number;
  /** Not seen for longer than four reports take: it has ended without saying so, or cannot reach the database. */
  readonly isMissing: boolean;
}

/** What processes report of themselves. No decision uses it. */
export interface Instances {
  report(instance: Instance): Promise<void>;
  /** A process that ends in order. */
  leave(id: string): Promise<void>;
  /** Those that were seen within the last day, by service, the newest first. */
  list(limit: number): Promise<readonly InstanceView[]>;
}
