import type { Clock } from "../shared/clock";
import type { AttemptJournal, AttemptNote } from "./attempt-journal";
import type { SettlementObserver } from "./observer";
import { serially } from "./serially";

export interface JournalDeps {
  readonly journal: AttemptJournal;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

export interface JournalKeeper {
  /** The observer, which now also notes what becomes of attempts. */
  keep(observer: SettlementObserver): SettlementObserver;
  /** Resolves when everything noted so far is written, or lost. */
  flush(): Promise<void>;
}

/** What waits to be written is bounded: of a database that is gone the oldest notes are given up. */
const mostWaiting = 5_000;

/**
 * Notes what an engine tells of its attempts, beside its work: nothing waits for it, whatever comes while a statement
 * runs goes into the next one, and a note that cannot be written is lost. Only the timeline reads them.
 */
export function createJournalKeeper({ journal, clock, onFault }: JournalDeps): JournalKeeper {
  const waiting: AttemptNote[] = [];
  const flush = serially(async () => {
    // A batch is told in one go: a moment later all of it is here.
    await Promise.resolve();
    const notes = waiting.splice(0);
    if (notes.length > 0) await journal.note(notes).catch(onFault);
  });
  const note = (...notes: readonly AttemptNote[]) => {
    waiting.push(...notes);
    waiting.splice(0, Math.max(0, waiting.length - mostWaiting));
    void flush();
  };
  return {
    flush,
    keep: (observer) => ({
      ...observer,
      broadcast: (lease, details) => {
        note({ kind: "broadcast", hash: details.hash, atMs: clock.now(), outcome: details.outcome.kind });
        observer.broadcast(lease, details);
      },
      reorged: (lease, details) => {
        note({ kind: "reorged", hash: details.hash, atMs: clock.now(), blockNumber: details.blockNumber });
        observer.reorged(lease, details);
      },
      reorgedBelowDepth: (lease, details) => {
        const atMs = clock.now();
        note(
          ...details.transactions.flatMap(({ hash, blockNumber }) =>
            blockNumber === null ? [] : [{ kind: "reorged" as const, hash, atMs, blockNumber }],
          ),
        );
        observer.reorgedBelowDepth(lease, details);
      },
    }),
  };
}
