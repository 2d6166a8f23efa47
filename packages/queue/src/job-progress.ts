/** Which parts of a job have ended while others have not: all of them so far, so that the last word says everything. */
export interface JobProgress {
  readonly ended: readonly string[];
}

/** The parts that a job's progress tells of; none where it is not ours. */
export function readEnded(progress: unknown): readonly string[] {
  const ended = typeof progress === "object" && progress !== null && "ended" in progress ? progress.ended : null;
  return Array.isArray(ended) ? ended.filter((part) => typeof part === "string") : [];
}
