import type { JobEnd, JobWaits } from "./await-jobs";
import type { Notification } from "./notify-together";

export interface OpenNotifications {
  /** Enqueues a payment, or joins its open job, and waits for the end. Throws what enqueueing throws. */
  notifyAndWait(paymentId: string, deadlineMs: number): Promise<NotifyOutcome>;
}

/**
 * More than a gateway's concurrent callers; beyond that the oldest is forgotten, and enqueued again at the next call.
 */
const mostOpen = 4_096;
/** The end of a job that starts this late would not arrive in time. */
const tooLateMs = 1_000;

/**
 * Prevents a payment's jobs from piling up: while a job that this process added for it is open, another call joins its
 * wait. So a payment has at most one job for each gateway, without a look-up in Redis. Two jobs for one payment only
 * cost a little work: the settler sees from the row what is left to do.
 */
export function createOpenNotifications(
  notify: (paymentId: string) => Notification,
  waits: JobWaits,
): OpenNotifications {
  const open = new Map<string, Notification>();

  const notificationFor = (paymentId: string): Notification => {
    const known = open.get(paymentId);
    if (known !== undefined && !waits.isOver(known.jobId, paymentId)) return known;
    const notification = notify(paymentId);
    // Inserted again, so it is the youngest.
    open.delete(paymentId);
    open.set(paymentId, notification);
    const [oldest] = open.keys();
    if (open.size > mostOpen && oldest !== undefined) open.delete(oldest);
    return notification;
  };
  const forget = (paymentId: string, notification: Notification) => {
    if (open.get(paymentId) === notification) open.delete(paymentId);
  };
  const endOf = async (paymentId: string, deadlineMs: number): Promise<JobEnd> => {
    const notification = notificationFor(paymentId);
    try {
      await notification.added;
    } catch (error) {
      forget(paymentId, notification);
      throw error;
    }
    const end = await waits.wait(notification.jobId, deadlineMs - performance.now(), paymentId);
    if (end === "finished" || end === "lost") forget(paymentId, notification);
    return end;
  };
  return {
    async notifyAndWait(paymentId, deadlineMs) {
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

/**
 * `finished`: the payment's job, or its part of it, has ended. `unavailable`: the queue or its events are unavailable.
 */
export type NotifyOutcome = "finished" | "timed_out" | "unavailable";
