import type { Clock } from "../shared/clock";
import type { EventId } from "../shared/id";
import type { EventFeed, EventScope, FeedPage } from "./event-feed";

/** Tells who waits that there may be something new for it. */
export interface EventBell {
  /** Hears from this moment on, until it is closed. */
  listen(scope: EventScope): HeardBell;
}

export interface HeardBell {
  /** Resolves when the bell has rung since the last time, after `ms`, or when a signal aborts. Never rejects. */
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
  /** How long to wait where there is nothing; 0 answers at once. */
  readonly waitMs: number;
  /** Each ends the waiting: the asker has gone, this process stops. */
  readonly until: readonly AbortSignal[];
}

/**
 * The next events after a place, or, when there is none within the time, none. Between its questions nothing is held but memory.
 * Null where `after` is unknown. Throws what the feed throws.
 */
export async function followEvents({ feed, bell, clock }: FollowDeps, wish: FollowWish): Promise<FeedPage | null> {
  const { scope, limit, waitMs, until } = wish;
  if (waitMs === 0) return feed.page(scope, wish.after, limit);
  const endMs = clock.now() + waitMs;
  // Before the first question: what comes in between has rung.
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
