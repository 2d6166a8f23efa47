import type { JobEnd, JobWaits } from "./await-jobs";
import type { Notification } from "./notify-together";
import type { NotifyOutcome } from "./settlements";

export interface OpenNotifications {
  /** Rings for a payment, or joins the ring for it that stands, and waits for its end. Throws what ringing throws. */
  notifyAndWait(paymentId: string, deadlineMs: number): Promise<NotifyOutcome>;
}

/** More than a gateway has askers at a time; beyond that the oldest is forgotten, and rung for again if somebody asks again. */
const mostOpen = 4_096;
/** A ring that begins this late would not be heard of in time. */
const tooLateMs = 1_000;

/**
 * What keeps a payment's jobs from piling up however often it is asked about: while a job that this process added for it has not
 * ended, asking again joins its wait. So a payment has at most one job for each gateway that was asked about it, and none needs a
 * look at Redis to know. Two jobs for one payment cost a little work, nothing else: the settler knows by the row what is left to do.
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
    // Put in anew, and so the youngest.
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
        // Redis was flushed under a standing job. Ringing again is safe.
        if (performance.now() + tooLateMs >= deadlineMs) return "timed_out";
      }
    },
  };
}
