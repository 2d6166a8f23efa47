import type { FollowDeps } from "@lunas/domain/webhook/follow-events";

/** A merchant's events where nothing happens. */
export const quietEvents: Pick<FollowDeps, "feed" | "notifications"> = {
  feed: { page: async () => ({ events: [], hasMore: false, cursor: "evt_1" }) },
  notifications: { listen: () => ({ wait: async () => undefined, close: () => undefined }) },
};
