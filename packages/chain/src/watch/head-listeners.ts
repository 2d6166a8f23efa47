import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import { failureWords } from "../rpc/failure-words";

type Listener = (head: Head, passedOver: readonly Head[]) => Promise<void>;

/** Heads that a listener has not come to yet; beyond it the oldest are dropped, and that is told. */
const maxBacklog = 256;

export interface HeadListeners {
  /** The returned function ends it: no call begins after that. */
  add(listener: Listener): () => void;
  deliver(head: Head): void;
  /** The heads that some listener was not called with because this newer one was there already, oldest first. */
  passedOver(head: Head): readonly Head[];
}

/**
 * Each listener is called in order, one call at a time. One that is behind is called with the newest head alone: where
 * blocks come faster than they are worked on, several are worked on at once. What it throws is told and forgotten.
 */
export function createHeadListeners({
  network,
  observer,
}: {
  network: string;
  observer: ChainObserver;
}): HeadListeners {
  const inboxes = new Set<(head: Head) => void>();
  const passed = new WeakMap<Head, readonly Head[]>();
  const call = async (listener: Listener, head: Head, before: readonly Head[]) => {
    // Of several listeners one may be further behind than another.
    if (before.length > (passed.get(head)?.length ?? 0)) passed.set(head, before);
    try {
      await listener(head, before);
    } catch (error) {
      observer.headFailed({ network, reason: failureWords(error), error });
    }
  };
  return {
    add(listener) {
      let backlog: Head[] = [];
      let isBusy = false;
      const work = async () => {
        isBusy = true;
        for (let head = backlog.pop(); head !== undefined && inboxes.has(inbox); head = backlog.pop()) {
          const before = backlog;
          backlog = [];
          await call(listener, head, before);
        }
        isBusy = false;
      };
      const inbox = (head: Head) => {
        backlog.push(head);
        if (backlog.length > maxBacklog) {
          const dropped = backlog.shift();
          observer.headsJumped({
            network,
            fromNumber: dropped?.number ?? head.number,
            toNumber: backlog[0]?.number ?? head.number,
          });
        }
        if (!isBusy) void work();
      };
      inboxes.add(inbox);
      return () => void inboxes.delete(inbox);
    },
    deliver: (head) => {
      for (const inbox of [...inboxes]) inbox(head);
    },
    passedOver: (head) => passed.get(head) ?? [],
  };
}
