import type { JobEnd, JobWaits } from "./await-jobs";
import type { Ring } from "./notify-together";
import type { RingOutcome } from "./settlements";

export interface StandingRings {
  /** Rings for a payment, or joins the ring for it that stands, and waits for its end. Throws what ringing throws. */
  ringAndWait(paymentId: string, deadlineMs: number): Promise<RingOutcome>;
}

/** More than a gateway has askers at a time; beyond that the oldest is forgotten, and rung for again if somebody asks again. */
const mostStanding = 4_096;
/** A ring that begins this late would not be heard of in time. */
const tooLateMs = 1_000;

/**
 * What keeps a payment's jobs from piling up however often it is asked about: while a job that this process added for it has not
 * ended, asking again joins its wait. So a payment has at most one job for each gateway that was asked about it, and none needs a
 * look at Redis to know. Two jobs for one payment cost a little work, nothing else: the settler knows by the row what is left to do.
 */
export function createStandingRings(ring: (paymentId: string) => Ring, waits: JobWaits): StandingRings {
  const standing = new Map<string, Ring>();

  const ringFor = (paymentId: string): Ring => {
    const known = standing.get(paymentId);
    if (known !== undefined && !waits.isOver(known.jobId, paymentId)) return known;
    const rung = ring(paymentId);
    // Put in anew, and so the youngest.
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
        // Redis was flushed under a standing job. Ringing again is safe.
        if (performance.now() + tooLateMs >= deadlineMs) return "timed_out";
      }
    },
  };
}
