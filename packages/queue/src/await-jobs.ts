/** How a wait for a job ended. `lost`: Redis knows no such job any more. `disconnected`: its end cannot be heard at the moment. */
export type JobEnd = "finished" | "lost" | "timed_out" | "disconnected";

export interface JobWaits {
  /** Waits until the job ends. Never throws, always ends. */
  wait(jobId: string, timeoutMs: number): Promise<JobEnd>;
  /** To be told by the event stream. */
  finished(jobId: string): void;
  disconnected(): void;
}

export interface JobWaitDeps {
  /** BullMQ's state of a job, "unknown" when there is none. */
  state(jobId: string): Promise<string>;
  readonly recheckMs: number;
}

/** Ends that are remembered for who begins to wait just after them: more than can come about between two answers of Redis. */
const rememberedEnds = 4_096;
/** A payment that has not ended by then is looked after; most have, and cost no look. */
const firstCheckMs = 200;

/**
 * Waiting for jobs by the event stream, checked against the job's state after a moment and every `recheckMs`: an event may have
 * been written before the stream was read, and a flushed Redis tells nothing. An end that is told before its wait begins is kept.
 * BullMQ's own `waitUntilFinished` reads the state in an async promise executor: a Redis that goes away there is an unhandled
 * rejection, which ends the process.
 */
export function createJobWaits({ state, recheckMs }: JobWaitDeps): JobWaits {
  const waiting = new Map<string, Set<(end: JobEnd) => void>>();

  const remembered = new Set<string>();

  const tell = (jobId: string, end: JobEnd) => {
    for (const settle of waiting.get(jobId) ?? []) settle(end);
  };
  const check = async (jobId: string) => {
    // A read that fails says nothing; the connection's own `close` tells when it is gone.
    const found = await state(jobId).catch(() => "unread");
    if (found === "completed" || found === "failed") tell(jobId, "finished");
    else if (found === "unknown") tell(jobId, "lost");
  };

  return {
    wait: (jobId, timeoutMs) =>
      new Promise((resolve) => {
        if (remembered.has(jobId)) return resolve("finished");
        const settle = (end: JobEnd) => {
          clearTimeout(deadline);
          clearTimeout(firstCheck);
          clearInterval(recheck);
          remove(waiting, jobId, settle);
          resolve(end);
        };
        const deadline = setTimeout(() => settle("timed_out"), Math.max(timeoutMs, 0));
        const recheck = setInterval(() => void check(jobId), recheckMs);
        const firstCheck = setTimeout(() => void check(jobId), firstCheckMs);
        waiting.set(jobId, (waiting.get(jobId) ?? new Set()).add(settle));
      }),
    finished: (jobId) => {
      remember(remembered, jobId);
      tell(jobId, "finished");
    },
    disconnected: () => {
      for (const jobId of [...waiting.keys()]) tell(jobId, "disconnected");
    },
  };
}

/** A set keeps its order: the oldest goes first. */
function remember(remembered: Set<string>, jobId: string): void {
  remembered.add(jobId);
  if (remembered.size <= rememberedEnds) return;
  const [oldest] = remembered;
  if (oldest !== undefined) remembered.delete(oldest);
}

function remove<T>(sets: Map<string, Set<T>>, key: string, member: T): void {
  const set = sets.get(key);
  set?.delete(member);
  if (set?.size === 0) sets.delete(key);
}
