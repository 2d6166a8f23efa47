import type { Deliveries } from "../../api/calls";

const weekMs = 7 * 86_400_000;

/** What "send failed again" sends: what failed since then. Older ones can be sent one by one. */
export function failedSince(nowMs: number): string {
  return new Date(nowMs - weekMs).toISOString();
}

export interface FailedCount {
  readonly count: number;
  /** With a plus where the page does not have all of them. */
  readonly number: string;
}

/**
 * Of the newest failed deliveries those that "send failed again" sends. Tests are left out: a merchant who waits for the
 * answer has seen it. What was written within the week has failed within it.
 */
export function countFailed({ deliveries, pagination }: Deliveries, nowMs: number): FailedCount {
  const since = Date.parse(failedSince(nowMs));
  const isNew = ({ createdAt }: { readonly createdAt: string }) => Date.parse(createdAt) >= since;
  const count = deliveries.filter((each) => each.eventType !== "webhook.test" && isNew(each)).length;
  const isMore = pagination.total > deliveries.length && deliveries.every(isNew);
  return { count, number: `${count}${isMore ? "+" : ""}` };
}
