/** Which parts of a job have ended while others have not: all of them so far, so that the last word says everything. */
export interface JobProgress {
  readonly ended: readonly string[];
}

/** More parts than a job has, and longer names than a part has, are not ours; what is remembered of them stays bounded. */
const mostParts = 64;
const longestPart = 128;

/** The parts that a job's progress tells of; none where it is not ours. */
export function readEnded(progress: unknown): readonly string[] {
  const ended = typeof progress === "object" && progress !== null && "ended" in progress ? progress.ended : null;
  if (!Array.isArray(ended) || ended.length > mostParts) return [];
  return ended.filter((part) => typeof part === "string" && part.length <= longestPart);
}
