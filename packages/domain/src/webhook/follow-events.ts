import type { Clock } from "../shared/clock";
import type { EventId } from "../shared/id";
import type { EventFeed, EventScope, FeedPage } from "./event-feed";

/** Tells who waits that there may be something new for it. */
export interface EventNotifications {
  /** Hears from this moment on, until it is closed. */
  listen(scope: EventScope): EventSubscription;
}

export interface EventSubscription {
  /** Resolves when the bell has rung since the last time, after `ms`, or when a signal aborts. Never rejects. */
  wait(ms: number, signals: readonly AbortSignal[]): Promise<void>;
  close(): void;
}

export interface FollowDeps {
  readonly feed: Pick<EventFeed, "page">;
  readonly notifications: EventNotifications;
  readonly clock: Clock;
}

export interface FollowRequest {
  readonly scope: EventScope;
  readonly after: EventId | "latest" | null;
  readonly limit: number;
  /** How long to wait where there is nothing; 0 answers at once. */
  readonly waitMs: number;
  /** Each ends the waiting: the asker has gone, this process stops. */
  readonly until: readonly AbortSignal[];
}

/**
 * The next events after a place, or, when there is none within the time, none. Between its questions nothing is held but memory.
 * Null where `after` is unknown. Throws what the feed throws.
 */
export async function followEvents(
  { feed, notifications, clock }: FollowDeps,
  request: FollowRequest,
): Promise<FeedPage | null> {
  const { scope, limit, waitMs, until } = request;
  if (waitMs === 0) return feed.page(scope, request.after, limit);
  const endMs = clock.now() + waitMs;
  // Before the first question: what comes in between has rung.
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
