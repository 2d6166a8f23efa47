import { type JobProgress, readEnded } from "./job-progress";

/** What of a job is needed to tell how far it is. */
interface ReportedJob {
  readonly progress: unknown;
  updateProgress(progress: JobProgress): Promise<void>;
}

export interface ProgressReporter {
  /** Whether an earlier run of the job told of this part's end. */
  hasEnded(part: string): boolean;
  ended(part: string): void;
  /** Resolves when everything is told that has ended so far; what cannot be told is not. */
  reported(): Promise<void>;
  /** Nothing is told from now on: the job's own end says it all, or the job is another's. */
  stop(): void;
}

/** Tells which parts of a job have ended: those of one turn of the event loop together, one message at a time, each with all so far. */
export function reportProgress(job: ReportedJob, onError: (error: unknown) => void): ProgressReporter {
  const ended = new Set(readEnded(job.progress));
  let reportedOf = ended.size;
  let isStopped = false;
  let reporting: Promise<void> | null = null;

  const report = async () => {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    try {
      while (!isStopped && reportedOf < ended.size) {
        reportedOf = ended.size;
        await job.updateProgress({ ended: [...ended] });
      }
    } catch (error) {
      onError(error);
    } finally {
      // At once: what ends from here on begins anew.
      reporting = null;
    }
  };
  return {
    hasEnded: (part) => ended.has(part),
    ended(part) {
      ended.add(part);
      reporting ??= report();
    },
    reported: async () => void (await reporting),
    stop() {
      isStopped = true;
    },
  };
}
