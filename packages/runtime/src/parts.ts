import type { Logger } from "./logger";

/** Something that a process starts and stops: a server, a consumer, a pool of connections. */
export interface Part {
  readonly name: string;
  start?(): Promise<void>;
  stop?(): Promise<void>;
  /** What `--check` asks of it without starting it. Throws what would stop the start. */
  check?(): Promise<void>;
}

export interface RunningParts {
  /**
   * Starts the parts one after another; throws the error of the first one that fails. False when `stop` was called
   * meanwhile.
   */
  start(): Promise<boolean>;
  /**
   * Stops the started parts, last first. A part that fails to stop does not prevent the others. True when all stopped
   * cleanly.
   */
  stop(): Promise<boolean>;
}

/** The parts of a process, in the order of their dependencies. */
export function inOrder(parts: readonly Part[], logger: Logger): RunningParts {
  const started: Part[] = [];
  let stopping = false;

  return {
    async start() {
      for (const part of parts) {
        if (stopping) return false;
        started.push(part); // before its start: a part that fails half-way may hold resources that stop releases
        await part.start?.();
      }
      return !stopping;
    },
    async stop() {
      stopping = true;
      let clean = true;
      for (let part = started.pop(); part; part = started.pop()) {
        try {
          await part.stop?.();
        } catch (error) {
          clean = false;
          logger.error("part_stop_failed", { part: part.name, error });
        }
      }
      return clean;
    },
  };
}
