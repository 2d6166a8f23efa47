import type { Head } from "@lunas/domain/settlement/head";
import type { ChainObserver } from "../observe";
import { failureWords } from "../rpc/failure-words";

type Listener = (head: Head) => Promise<void>;

/** Heads that a listener has not come to yet; beyond it the oldest are dropped, and that is told. */
const maxBacklog = 256;

export interface HeadListeners {
  /** The returned function ends it: no call begins after that. */
  add(listener: Listener): () => void;
  deliver(head: Head): void;
}

/** Each listener gets every head in order, one at a time, at its own pace. What it throws is told and forgotten. */
export function createHeadListeners({
  network,
  observer,
}: {
  network: string;
  observer: ChainObserver;
}): HeadListeners {
  const inboxes = new Set<(head: Head) => void>();
  const call = async (listener: Listener, head: Head) => {
    try {
      await listener(head);
    } catch (error) {
      observer.headFailed({ network, reason: failureWords(error), error });
    }
  };
  return {
    add(listener) {
      const backlog: Head[] = [];
      let isBusy = false;
      const work = async () => {
        isBusy = true;
        for (let head = backlog.shift(); head !== undefined && inboxes.has(inbox); head = backlog.shift()) {
          await call(listener, head);
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
  };
}
