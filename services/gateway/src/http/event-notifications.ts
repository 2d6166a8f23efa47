import { endsWith } from "@lunas/domain/shared/ends-with";
import { LightSignal } from "@lunas/domain/shared/signal";
import type { EventFeed, EventScope } from "@lunas/domain/webhook/event-feed";
import type { EventNotifications, EventSubscription } from "@lunas/domain/webhook/follow-events";
import type { Part } from "@lunas/runtime/parts";
import { sleep } from "./sleep";

export interface EventNotificationsDeps {
  readonly feed: Pick<EventFeed, "news">;
  readonly everyMs: number;
  readonly onFault: (error: unknown) => void;
}

interface Listener {
  notify(): void;
}

const nameOf = ({ merchantId, environment }: EventScope) => `${merchantId} ${environment}`;

/**
 * Wakes requests that wait for events. However many wait, the database gets one small query at a time, and none while
 * no request waits.
 */
export function openEventNotifications({
  feed,
  everyMs,
  onFault,
}: EventNotificationsDeps): EventNotifications & { readonly part: Part } {
  const listeners = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  /** All waiting requests were woken up to this place; null: not known, so all are woken first. */
  let position: bigint | null = null;
  let watching: Promise<void> | null = null;

  const notifyAll = (scopes: Iterable<string>) => {
    for (const scope of scopes) for (const listener of listeners.get(scope) ?? []) listener.notify();
  };
  const poll = async () => {
    try {
      const news = await feed.news(position);
      notifyAll(position === null ? [...listeners.keys()] : news.scopes.map(nameOf));
      position = news.position;
    } catch (error) {
      onFault(error);
    }
  };
  const watch = async () => {
    while (listeners.size > 0 && !stopping.signal.aborted) {
      await poll();
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
      const { subscription, listener } = createListener(() => remove(nameOf(scope), listener));
      listeners.set(nameOf(scope), (listeners.get(nameOf(scope)) ?? new Set()).add(listener));
      watching ??= watch();
      return subscription;
    },
    part: {
      name: "event-notifications",
      async stop() {
        stopping.abort();
        await watching;
      },
    },
  };
}

/** Remembers a notification that no request waited for yet. */
function createListener(close: () => void): { readonly subscription: EventSubscription; readonly listener: Listener } {
  let isNotified = false;
  let wake = new LightSignal();
  return {
    listener: {
      notify() {
        isNotified = true;
        wake.abort("news");
      },
    },
    subscription: {
      async wait(ms, signals) {
        if (!isNotified) {
          wake = new LightSignal();
          const { signal, end } = endsWith(wake, ...signals);
          await sleep(ms, signal);
          end();
        }
        isNotified = false;
      },
      close,
    },
  };
}
