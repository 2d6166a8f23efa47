/**
 * The end of a wait for a job. `lost`: Redis does not have the job any more. `disconnected`: the event stream is down.
 */
export type JobEnd = "finished" | "lost" | "timed_out" | "disconnected";

/** The state of a job: `lost`, `finished`, or the parts that have ended. */
export type JobState = "lost" | "finished" | readonly string[];

export interface JobWaits {
  /** Waits until the job ends, or that part of it. Never throws, always ends. */
  wait(jobId: string, timeoutMs: number, part?: string): Promise<JobEnd>;
  /** Whether its end was reported, as far as that is remembered. */
  isOver(jobId: string, part: string): boolean;
  /** Called by the event stream: the whole job has ended, or these parts of it so far. */
  ended(jobId: string, parts: "finished" | readonly string[]): void;
  disconnected(): void;
}

export interface JobWaitDeps {
  /** Looks a job up; throws where that fails. */
  lookUp(jobId: string): Promise<JobState>;
  readonly recheckMs: number;
}

/**
 * The number of jobs whose ends are remembered for waits that begin later: more than can end between two answers of
 * Redis.
 */
const rememberedJobs = 4_096;
/** A job without an end after this time is looked up; most jobs end before it. */
const firstCheckMs = 200;

/** The waits for a job, each for a part or (undefined) for all of it, and the timer that looks the job up. */
interface Watch {
  readonly listeners: Map<(end: JobEnd) => void, string | undefined>;
  stop(): void;
}

/**
 * Waits for jobs by the event stream, and looks the job up after a moment and every `recheckMs`: an event may be older
 * than the stream's start, and a flushed Redis sends none. An end that is reported before its wait begins is
 * remembered. BullMQ's own `waitUntilFinished` reads the state in an async promise executor: if Redis goes away there,
 * the unhandled rejection ends the process.
 */
export function createJobWaits({ lookUp, recheckMs }: JobWaitDeps): JobWaits {
  const watches = new Map<string, Watch>();
  const over = createMemory();

  const report = (jobId: string, end: JobEnd, parts?: readonly string[]) => {
    for (const [settle, part] of watches.get(jobId)?.listeners ?? []) {
      if (parts === undefined || (part !== undefined && parts.includes(part))) settle(end);
    }
  };
  const check = async (jobId: string) => {
    // A failed look-up says nothing; the connection's own `close` reports when it is gone.
    const state = await lookUp(jobId).catch(() => [] as const);
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

/** The ends of the latest jobs. A map keeps its order: the oldest is removed first. */
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
