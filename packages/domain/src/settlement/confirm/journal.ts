import type { Clock } from "../../shared/clock";
import type { AttemptJournal, AttemptNote } from "../attempt-journal";
import type { SettlementObserver } from "../observer";
import { serially } from "../serially";

export interface JournalDeps {
  readonly journal: AttemptJournal;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
  /** The pause after a statement, in which notes gather for the next one. Default: none. */
  readonly pause?: () => Promise<void>;
}

export interface JournalKeeper {
  /** The same observer, which also stores events of attempts. */
  keep(observer: SettlementObserver): SettlementObserver;
  /** Resolves when everything noted so far is written, or lost. */
  flush(): Promise<void>;
}

/** The most notes that wait. While the database is down, the oldest notes are dropped. */
const mostWaiting = 5_000;

/**
 * Stores the engine's events about attempts without delaying its work. Notes that arrive while a statement runs go into
 * the next statement; a note that cannot be written is lost. Only the timeline reads them.
 */
export function createJournalKeeper({ journal, clock, onFault, pause }: JournalDeps): JournalKeeper {
  const waiting: AttemptNote[] = [];
  const flush = serially(async () => {
    // The engine reports a whole batch synchronously: after this await all of it has arrived.
    await Promise.resolve();
    const notes = waiting.splice(0);
    if (notes.length === 0) return;
    await journal.note(notes).catch(onFault);
    await pause?.();
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
