import { randomBytes } from "node:crypto";

/** One job for several payments that arrived together. */
export interface Notification {
  readonly jobId: string;
  /** Rejects where Redis does not accept the job. */
  readonly added: Promise<unknown>;
}

export interface NotifyTogetherDeps {
  /** The maximum number of payments in a job. */
  readonly most: number;
  add(jobId: string, paymentIds: readonly string[]): Promise<unknown>;
}

/** Calls in one turn of the event loop share a job. A single call is added at the end of its turn. */
export function notifyTogether({ most, add }: NotifyTogetherDeps): (paymentId: string) => Notification {
  const nextJobId = createJobIds();
  let open: { readonly notification: Notification; readonly paymentIds: string[] } | null = null;

  const begin = () => {
    const jobId = nextJobId();
    const paymentIds: string[] = [];
    const added = endOfTurn().then(() => {
      open = null;
      return add(jobId, paymentIds);
    });
    return { notification: { jobId, added }, paymentIds };
  };
  return (paymentId) => {
    if (open === null || open.paymentIds.length === most) open = begin();
    open.paymentIds.push(paymentId);
    return open.notification;
  };
}

const endOfTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Ids that no earlier job had, not even before Redis was flushed: `add` silently ignores the id of a job that still
 * exists.
 */
function createJobIds(): () => string {
  const process = randomBytes(9).toString("base64url");
  let serial = 0;
  return () => `${process}-${(serial++).toString(36)}`;
}
