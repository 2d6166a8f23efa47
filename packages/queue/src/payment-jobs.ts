import { randomBytes } from "node:crypto";
import { createBatcher } from "@lunas/batcher/batcher";
import type { JobEnd, JobWaits } from "./await-jobs";

/**
 * `finished`: the payment's job, or its part of it, has ended. `unavailable`: the queue or its events are unavailable.
 */
export type NotifyOutcome = "finished" | "timed_out" | "unavailable";

export interface PaymentJobs {
  /** Adds a job for a payment, or joins its open job, and waits for the end. Throws what adding throws. */
  addAndWait(payment: QueuedPayment, deadlineMs: number): Promise<NotifyOutcome>;
}

export interface PaymentJobsDeps {
  /** The maximum number of payments in a job. */
  readonly most: number;
  add(jobId: string, payments: readonly QueuedPayment[]): Promise<unknown>;
  readonly waits: Pick<JobWaits, "wait" | "isOver">;
}

/** A payment to enqueue, with its order if it was stored a moment ago. */
export interface QueuedPayment {
  readonly id: string;
  readonly order: object | null;
}

/** A payment's job that this process added. */
interface OpenJob {
  /** Rejects where Redis does not accept the job. */
  readonly added: Promise<string>;
  /** Null until it is added. */
  jobId: string | null;
}

/**
 * More than a gateway's concurrent callers; beyond that the oldest is forgotten, and added again at the next call.
 */
const mostOpen = 4_096;
/** The end of a job that starts this late would not arrive in time. */
const tooLateMs = 1_000;

/**
 * Payments that arrive in one turn of the event loop share a job. While a payment's job is open, another call joins its
 * wait: so a payment has at most one job for each gateway, without a look-up in Redis. Two jobs for one payment only
 * cost a little work: the settler sees from the row what is left to do.
 */
export function createPaymentJobs({ most, add, waits }: PaymentJobsDeps): PaymentJobs {
  const nextJobId = createJobIds();
  const open = new Map<string, OpenJob>();
  const addTogether = createBatcher(
    async (payments: readonly QueuedPayment[]) => {
      const jobId = nextJobId();
      await add(jobId, payments);
      return payments.map(() => jobId);
    },
    { most },
  );

  const begin = (payment: QueuedPayment): OpenJob => {
    const job: OpenJob = { added: addTogether(payment), jobId: null };
    // Inserted again, so it is the youngest.
    open.delete(payment.id);
    open.set(payment.id, job);
    const [oldest] = open.keys();
    if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
    return job;
  };
  const jobOf = (payment: QueuedPayment): OpenJob => {
    const known = open.get(payment.id);
    if (known === undefined || (known.jobId !== null && waits.isOver(known.jobId, payment.id))) return begin(payment);
    return known;
  };
  const forget = (paymentId: string, job: OpenJob) => {
    if (open.get(paymentId) === job) open.delete(paymentId);
  };
  const endOf = async (payment: QueuedPayment, deadlineMs: number): Promise<JobEnd> => {
    const job = jobOf(payment);
    try {
      job.jobId = await job.added;
    } catch (error) {
      forget(payment.id, job);
      throw error;
    }
    const end = await waits.wait(job.jobId, deadlineMs - performance.now(), payment.id);
    if (end === "finished" || end === "lost") forget(payment.id, job);
    return end;
  };
  return {
    async addAndWait(payment, deadlineMs) {
      for (let next = payment; ; next = { id: payment.id, order: null }) {
        const end = await endOf(next, deadlineMs);
        if (end === "disconnected") return "unavailable";
        if (end !== "lost") return end;
        // Redis was flushed while the job was open. It is safe to add it again.
        if (performance.now() + tooLateMs >= deadlineMs) return "timed_out";
      }
    },
  };
}

/**
 * Ids that no earlier job had, not even before Redis was flushed: `add` silently ignores the id of a job that still
 * exists.
 */
function createJobIds(): () => string {
  const process = randomBytes(9).toString("base64url");
  let serial = 0;
  return () => `${process}-${(serial++).toString(36)}`;
}
