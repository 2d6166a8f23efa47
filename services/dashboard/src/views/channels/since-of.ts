export const feedPeriods = ["today", "week", "month", "all"] as const;
export type FeedPeriod = (typeof feedPeriods)[number];

const dayMs = 86_400_000;

/** Where a period begins, for the feed's exclusive `since`; today at midnight in the zone of the merchant's device. */
export function sinceOf(period: FeedPeriod, nowMs: number): string | undefined {
  if (period === "all") return undefined;
  const days = { today: 0, week: 6, month: 29 }[period];
  return new Date(new Date(nowMs - days * dayMs).setHours(0, 0, 0, 0) - 1).toISOString();
}
