import type { Head } from "@lunas/domain/settlement/head";
import type { ExpectedHeads } from "@lunas/domain/settlement/ports";
import type { ChainObserver } from "../observe";
import { failureWords } from "../rpc/failure-words";

import { createHeadBursts } from "./head-burst";

type Listener = (head: Head, passedOver: readonly Head[]) => Promise<void>;

/** The most heads that wait for a listener; above it the oldest are dropped, and reported to the observer. */
const maxBacklog = 256;

export interface HeadListeners {
  /** The returned function removes the listener: no call starts after that. */
  add(listener: Listener, expected?: ExpectedHeads): () => void;
  deliver(head: Head): void;
  /** The older heads that a listener was not called with because this one had arrived, oldest first. */
  passedOver(head: Head): readonly Head[];
}

/**
 * Calls each listener in order, one call at a time. A listener that is behind gets only the newest head: if blocks come
 * faster than it works, it handles several at once. Its errors are reported to the observer.
 */
export function createHeadListeners({
  network,
  observer,
}: {
  network: string;
  observer: ChainObserver;
}): HeadListeners {
  const inboxes = new Set<(head: Head) => void>();
  const bursts = createHeadBursts();
  const passed = new WeakMap<Head, readonly Head[]>();
  const call = async (listener: Listener, head: Head, before: readonly Head[]) => {
    // Listeners can be behind by different numbers of heads.
    if (before.length > (passed.get(head)?.length ?? 0)) passed.set(head, before);
    try {
      await listener(head, before);
    } catch (error) {
      observer.headFailed({ network, reason: failureWords(error), error });
    }
  };
  return {
    add(listener, expected = () => 0) {
      let backlog: Head[] = [];
      let isBusy = false;
      const arrived = () => backlog.length;
      const work = async () => {
        isBusy = true;
        while (backlog.length > 0) {
          if (bursts.isOn(arrived, expected)) await bursts.untilOver(arrived, expected);
          const head = backlog.pop();
          if (head === undefined || !inboxes.has(inbox)) break;
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
      bursts.note();
      for (const inbox of [...inboxes]) inbox(head);
    },
    passedOver: (head) => passed.get(head) ?? [],
  };
}
