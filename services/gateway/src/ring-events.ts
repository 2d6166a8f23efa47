import type { EventFeed, EventScope } from "@lunas/domain/webhook/event-feed";
import type { EventBell, HeardBell } from "@lunas/domain/webhook/follow-events";
import type { Part } from "@lunas/runtime/parts";
import { sleep } from "./sleep";

export interface RingEventsDeps {
  readonly feed: Pick<EventFeed, "news">;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

interface Listener {
  ring(): void;
}

const nameOf = ({ merchantId, environment }: EventScope) => `${merchantId} ${environment}`;

/**
 * Wakes requests that wait for events. However many wait, the database gets one small query at a time, and none while
 * no request waits.
 */
export function ringEvents({ feed, everyMs, onFault }: RingEventsDeps): EventBell & { readonly part: Part } {
  const listeners = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  /** All waiting requests were woken up to this place; null: not known, so all are woken first. */
  let position: bigint | null = null;
  let watching: Promise<void> | null = null;

  const ringAll = (scopes: Iterable<string>) => {
    for (const scope of scopes) for (const listener of listeners.get(scope) ?? []) listener.ring();
  };
  const look = async () => {
    try {
      const news = await feed.news(position);
      ringAll(position === null ? [...listeners.keys()] : news.scopes.map(nameOf));
      position = news.position;
    } catch (error) {
      onFault(error);
    }
  };
  const watch = async () => {
    while (listeners.size > 0 && !stopping.signal.aborted) {
      await look();
      await sleep(everyMs, stopping.signal);
    }
    watching = null;
    position = null;
  };
  const remove = (scope: string, listener: Listener) => {
    const own = listeners.get(scope);
    own?.delete(listener);
    if (own?.size === 0) listeners.delete(scope);
  };
  return {
    listen(scope) {
      const { heard, listener } = createEar(() => remove(nameOf(scope), listener));
      listeners.set(nameOf(scope), (listeners.get(nameOf(scope)) ?? new Set()).add(listener));
      watching ??= watch();
      return heard;
    },
    part: {
      name: "event-bell",
      async stop() {
        stopping.abort();
        await watching;
      },
    },
  };
}

/** Remembers a notification that no request waited for yet. */
function createEar(close: () => void): { readonly heard: HeardBell; readonly listener: Listener } {
  let hasRung = false;
  let wake = new AbortController();
  return {
    listener: {
      ring() {
        hasRung = true;
        wake.abort();
      },
    },
    heard: {
      async wait(ms, signals) {
        if (!hasRung) {
          wake = new AbortController();
          await sleep(ms, AbortSignal.any([wake.signal, ...signals]));
        }
        hasRung = false;
      },
      close,
    },
  };
}
