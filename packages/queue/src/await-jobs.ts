/** How a wait for a job ended. `lost`: Redis knows no such job any more. `disconnected`: its end cannot be heard at the moment. */
export type JobEnd = "finished" | "lost" | "timed_out" | "disconnected";

/** How a job stands: `lost`, all of it ended, or the parts that have. */
export type JobState = "lost" | "finished" | readonly string[];

export interface JobWaits {
  /** Waits until the job ends, or that part of it. Never throws, always ends. */
  wait(jobId: string, timeoutMs: number, part?: string): Promise<JobEnd>;
  /** Whether its end was told, as far as that is remembered. */
  isOver(jobId: string, part: string): boolean;
  /** To be told by the event stream: all of a job has ended, or these parts of it so far. */
  ended(jobId: string, parts: "finished" | readonly string[]): void;
  disconnected(): void;
}

export interface JobWaitDeps {
  /** Looks a job up; throws where that cannot be done. */
  look(jobId: string): Promise<JobState>;
  readonly recheckMs: number;
}

/** Jobs whose ends are remembered for who begins to wait just after them: more than can come about between two answers of Redis. */
const rememberedJobs = 4_096;
/** A job that has not ended by then is looked after; most have, and cost no look. */
const firstCheckMs = 200;

/** Who waits for a job, each for a part or (undefined) for all of it, and what looks after it meanwhile. */
interface Watch {
  readonly listeners: Map<(end: JobEnd) => void, string | undefined>;
  stop(): void;
}

/**
 * Waiting for jobs by the event stream, checked against the job itself after a moment and every `recheckMs`: an event may have been
 * written before the stream was read, and a flushed Redis tells nothing. An end that is told before its wait begins is kept.
 * BullMQ's own `waitUntilFinished` reads the state in an async promise executor: a Redis that goes away there is an unhandled
 * rejection, which ends the process.
 */
export function createJobWaits({ look, recheckMs }: JobWaitDeps): JobWaits {
  const watches = new Map<string, Watch>();
  const over = createMemory();

  const report = (jobId: string, end: JobEnd, parts?: readonly string[]) => {
    for (const [settle, part] of watches.get(jobId)?.listeners ?? []) {
      if (parts === undefined || (part !== undefined && parts.includes(part))) settle(end);
    }
  };
  const check = async (jobId: string) => {
    // A look that fails says nothing; the connection's own `close` tells when it is gone.
    const state = await look(jobId).catch(() => [] as const);
    if (state === "lost" || state === "finished") report(jobId, state);
    else report(jobId, "finished", state);
  };
  const watch = (jobId: string): Watch => {
    const first = setTimeout(() => void check(jobId), firstCheckMs);
    const again = setInterval(() => void check(jobId), recheckMs);
    const stop = () => {
      clearTimeout(first);
      clearInterval(again);
      watches.delete(jobId);
    };
    return { listeners: new Map(), stop };
  };

  return {
    wait: (jobId, timeoutMs, part) =>
      new Promise((resolve) => {
        if (over.has(jobId, part)) return resolve("finished");
        const { listeners, stop } = watches.get(jobId) ?? watch(jobId);
        watches.set(jobId, { listeners, stop });
        const settle = (end: JobEnd) => {
          clearTimeout(deadline);
          listeners.delete(settle);
          if (listeners.size === 0) stop();
          resolve(end);
        };
        const deadline = setTimeout(() => settle("timed_out"), Math.max(timeoutMs, 0));
        listeners.set(settle, part);
      }),
    isOver: over.has,
    ended: (jobId, parts) => {
      over.add(jobId, parts);
      report(jobId, "finished", parts === "finished" ? undefined : parts);
    },
    disconnected: () => {
      for (const jobId of [...watches.keys()]) report(jobId, "disconnected");
    },
  };
}

/** What was told of the latest jobs. A map keeps its order: the oldest goes first. */
function createMemory() {
  const ends = new Map<string, "finished" | readonly string[]>();
  return {
    has(jobId: string, part?: string): boolean {
      const parts = ends.get(jobId);
      return parts === "finished" || (part !== undefined && parts?.includes(part) === true);
    },
    add(jobId: string, parts: "finished" | readonly string[]): void {
      ends.set(jobId, parts);
      if (ends.size <= rememberedJobs) return;
      const [oldest] = ends.keys();
      if (oldest !== undefined) ends.delete(oldest);
    },
  };
}
