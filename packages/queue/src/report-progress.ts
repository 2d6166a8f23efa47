import { type JobProgress, readEnded } from "./job-progress";

/** The part of a job that progress reports need. */
interface ReportedJob {
  readonly progress: unknown;
  updateProgress(progress: JobProgress): Promise<void>;
}

export interface ProgressReporter {
  /** Whether an earlier run of the job reported this part's end. */
  hasEnded(part: string): boolean;
  ended(part: string): void;
  /** Resolves when every end so far is reported; a failed report is skipped. */
  reported(): Promise<void>;
  /** No more reports: the job's own end is enough, or another worker has the job. */
  stop(): void;
}

/**
 * Reports which parts of a job have ended: those of one turn of the event loop together, one message at a time, each
 * with all so far.
 */
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
      // Cleared at once: a later end starts a new message.
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
