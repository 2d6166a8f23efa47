import type { Clock } from "../shared/clock";
import type { EventId } from "../shared/id";
import type { Signal } from "../shared/signal";
import type { EventFeed, EventScope, FeedPage, FeedScope } from "./event-feed";

/** Notifies waiting requests that there may be new events. */
export interface EventNotifications {
  /** Listens from now until it is closed. */
  listen(scope: EventScope): EventSubscription;
}

export interface EventSubscription {
  /** Resolves after a notification since the last wait, after `ms`, or when a signal aborts. Never rejects. */
  wait(ms: number, signals: readonly Signal[]): Promise<void>;
  close(): void;
}

export interface FollowDeps {
  readonly feed: Pick<EventFeed, "page">;
  readonly notifications: EventNotifications;
  readonly clock: Clock;
}

export interface FollowRequest {
  readonly scope: FeedScope;
  readonly after: EventId | "latest" | null;
  readonly limit: number;
  /** How long to wait without events; 0 answers at once. */
  readonly waitMs: number;
  /** Each ends the wait: the caller disconnects, this process stops. */
  readonly until: readonly Signal[];
}

/**
 * The next events after `after`, or an empty page if none arrives in time. Between its reads it holds only memory. Null
 * if `after` is unknown. Throws errors of the feed.
 */
export async function followEvents(
  { feed, notifications, clock }: FollowDeps,
  request: FollowRequest,
): Promise<FeedPage | null> {
  const { scope, limit, waitMs, until } = request;
  if (waitMs === 0) return feed.page(scope, request.after, limit);
  const endMs = clock.now() + waitMs;
  // Before the first read, so that no notification is missed.
  const subscription = notifications.listen(scope);
  try {
    let { after } = request;
    for (;;) {
      const page = await feed.page(scope, after, limit);
      const isOver = clock.now() >= endMs || until.some(({ aborted }) => aborted);
      if (page === null || page.events.length > 0 || isOver) return page;
      after = page.cursor;
      await subscription.wait(endMs - clock.now(), until);
    }
  } finally {
    subscription.close();
  }
}
