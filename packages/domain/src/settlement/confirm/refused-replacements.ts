import type { EngineDeps } from "../engine-deps";
import type { Lane, OpenEntry, RefusedReplacement } from "../lanes/lane";
import type { Refuser } from "../observer";
import { delayMs } from "../submit/delays";

/** The operator is told of a nonce so often. */
const reportedForMs = 60 * 60_000;

/** Whether it is too early for another one of this kind. A cancellation does not wait for what a higher fee was refused. */
export function isHeldBack({ refusedReplacement }: OpenEntry, how: RefusedReplacement["how"], nowMs: number): boolean {
  return refusedReplacement?.how === how && nowMs < refusedReplacement.dueMs;
}

/** The next one of this kind waits, longer each time. */
export function noteRefused(
  { clock, observe }: Pick<EngineDeps, "clock" | "observe">,
  { lease }: Lane,
  { entry, how, by }: { readonly entry: OpenEntry; readonly how: RefusedReplacement["how"]; readonly by: Refuser },
): void {
  const nowMs = clock.now();
  const before = entry.refusedReplacement;
  const times = before?.how === how ? before.times + 1 : 1;
  const isNews = before === undefined || nowMs - before.reportedAtMs >= reportedForMs;
  entry.refusedReplacement = {
    ...{ how, times },
    dueMs: nowMs + delayMs(times),
    reportedAtMs: isNews ? nowMs : before.reportedAtMs,
  };
  observe.replacementRefused(lease, { nonce: entry.transaction.nonce, how, by, times, isNews });
}

/** One was taken: the next one that is needed waits for nothing. */
export function noteTaken(entry: OpenEntry): void {
  entry.refusedReplacement = undefined;
}
