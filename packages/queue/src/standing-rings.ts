import type { JobEnd, JobWaits } from "./await-jobs";
import type { Ring } from "./ring-together";
import type { RingOutcome } from "./settlements";

export interface StandingRings {
  /** Enqueues a payment, or joins its open job, and waits for the end. Throws what enqueueing throws. */
  ringAndWait(paymentId: string, deadlineMs: number): Promise<RingOutcome>;
}

/**
 * More than a gateway's concurrent callers; beyond that the oldest is forgotten, and enqueued again at the next call.
 */
const mostStanding = 4_096;
/** The end of a job that starts this late would not arrive in time. */
const tooLateMs = 1_000;

/**
 * Prevents a payment's jobs from piling up: while a job that this process added for it is open, another call joins its
 * wait. So a payment has at most one job for each gateway, without a look-up in Redis. Two jobs for one payment only
 * cost a little work: the settler sees from the row what is left to do.
 */
export function createStandingRings(ring: (paymentId: string) => Ring, waits: JobWaits): StandingRings {
  const standing = new Map<string, Ring>();

  const ringFor = (paymentId: string): Ring => {
    const known = standing.get(paymentId);
    if (known !== undefined && !waits.isOver(known.jobId, paymentId)) return known;
    const rung = ring(paymentId);
    // Inserted again, so it is the youngest.
    standing.delete(paymentId);
    standing.set(paymentId, rung);
    const [oldest] = standing.keys();
    if (standing.size > mostStanding && oldest !== undefined) standing.delete(oldest);
    return rung;
  };
  const forget = (paymentId: string, rung: Ring) => {
    if (standing.get(paymentId) === rung) standing.delete(paymentId);
  };
  const endOf = async (paymentId: string, deadlineMs: number): Promise<JobEnd> => {
    const rung = ringFor(paymentId);
    try {
      await rung.added;
    } catch (error) {
      forget(paymentId, rung);
      throw error;
    }
    const end = await waits.wait(rung.jobId, deadlineMs - performance.now(), paymentId);
    if (end === "finished" || end === "lost") forget(paymentId, rung);
    return end;
  };
  return {
    async ringAndWait(paymentId, deadlineMs) {
      for (;;) {
        const end = await endOf(paymentId, deadlineMs);
        if (end === "disconnected") return "unavailable";
        if (end !== "lost") return end;
        // Redis was flushed while the job was open. It is safe to enqueue again.
        if (performance.now() + tooLateMs >= deadlineMs) return "timed_out";
      }
    },
  };
}
