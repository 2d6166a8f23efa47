/** A process that a supervisor runs. Plain data: it crosses an IPC channel. */
export interface ProcessSpec {
  /** Unique among the stack's processes: `postgres`, `sandbox`, `gateway`, … */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file to which its output is appended. */
  readonly logFile: string;
  /** The text for its standard input, for values that must not appear in the process list. */
  readonly input?: string;
  /** Runs as this user instead of ours (root only). */
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly stop: StopPolicy;
  /** `client` processes are stopped before the `server` processes that they use. */
  readonly layer: "server" | "client";
}

/** The signal that ends a process; SIGKILL follows when the time is over. */
export interface StopPolicy {
  readonly signal: "SIGTERM" | "SIGINT";
  readonly graceMs: number;
  /** Sent instead at the end of a stack whose data is removed: the process need not write it. */
  readonly signalWithoutData?: "SIGQUIT" | "SIGKILL";
}
