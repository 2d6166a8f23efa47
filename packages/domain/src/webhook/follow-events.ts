import type { Clock } from "../shared/clock";
import type { EventId } from "../shared/id";
import type { EventFeed, EventScope, FeedPage } from "./event-feed";

/** Notifies waiting requests that there may be new events. */
export interface EventBell {
  /** Listens from now until it is closed. */
  listen(scope: EventScope): HeardBell;
}

export interface HeardBell {
  /** Resolves after a notification since the last wait, after `ms`, or when a signal aborts. Never rejects. */
  wait(ms: number, signals: readonly AbortSignal[]): Promise<void>;
  close(): void;
}

export interface FollowDeps {
  readonly feed: Pick<EventFeed, "page">;
  readonly bell: EventBell;
  readonly clock: Clock;
}

export interface FollowWish {
  readonly scope: EventScope;
  readonly after: EventId | "latest" | null;
  readonly limit: number;
  /** How long to wait without events; 0 answers at once. */
  readonly waitMs: number;
  /** Each ends the wait: the caller disconnects, this process stops. */
  readonly until: readonly AbortSignal[];
}

/**
 * The next events after `after`, or an empty page if none arrives in time. Between its reads it holds only memory. Null
 * if `after` is unknown. Throws errors of the feed.
 */
export async function followEvents({ feed, bell, clock }: FollowDeps, wish: FollowWish): Promise<FeedPage | null> {
  const { scope, limit, waitMs, until } = wish;
  if (waitMs === 0) return feed.page(scope, wish.after, limit);
  const endMs = clock.now() + waitMs;
  // Before the first read, so that no notification is missed.
  const heard = bell.listen(scope);
  try {
    let { after } = wish;
    for (;;) {
      const page = await feed.page(scope, after, limit);
      const isOver = clock.now() >= endMs || until.some(({ aborted }) => aborted);
      if (page === null || page.events.length > 0 || isOver) return page;
      after = page.cursor;
      await heard.wait(endMs - clock.now(), until);
    }
  } finally {
    heard.close();
  }
}
