/**
 * The parts of a job that have ended while others have not: all of them so far, so that the last message is complete.
 */
export interface JobProgress {
  readonly ended: readonly string[];
}

/** More parts or longer names than a job can have are not ours; the limits bound the memory. */
const mostParts = 64;
const longestPart = 128;

/** The ended parts in a job's progress; none where the progress is not ours. */
export function readEnded(progress: unknown): readonly string[] {
  const ended = typeof progress === "object" && progress !== null && "ended" in progress ? progress.ended : null;
  if (!Array.isArray(ended) || ended.length > mostParts) return [];
  return ended.filter((part) => typeof part === "string" && part.length <= longestPart);
}
