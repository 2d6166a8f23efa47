import type { LedgerStore } from "@lunas/domain/ledger/ledger";
import type { Clock } from "@lunas/domain/shared/clock";

/** The proof that the console shows. Only one runs at a time. */
export type LedgerState =
  | { readonly state: "idle" }
  | LedgerProgress
  | (Omit<LedgerProgress, "state"> & {
      readonly state: "done" | "failed";
      readonly endedAtMs: number;
      readonly isGood: boolean;
      readonly text: string;
    });

interface LedgerProgress {
  readonly state: "running";
  readonly startedAtMs: number;
  readonly operator: string;
  /** Rows that were read so far. */
  readonly nonces: number;
  readonly payments: number;
}

export interface LedgerRun {
  state(): LedgerState;
  /** False: one is running already. */
  start(operator: string): boolean;
}

export interface LedgerRunDeps {
  readonly ledger: LedgerStore;
  readonly prove: (ledger: LedgerStore) => Promise<{ readonly isGood: boolean; readonly text: string }>;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/** Runs the proof apart from requests, and counts the rows that it has read. */
export function createLedgerRun({ ledger, prove, clock, onFault }: LedgerRunDeps): LedgerRun {
  let current: LedgerState = { state: "idle" };
  const count = (kind: "nonces" | "payments", rows: number) => {
    if (current.state === "running") current = { ...current, [kind]: current[kind] + rows };
  };
  const counted = counting(ledger, count);
  const end = (state: "done" | "failed", isGood: boolean, text: string) => {
    if (current.state === "running") current = { ...current, state, isGood, text, endedAtMs: clock.now() };
  };
  return {
    state: () => current,
    start(operator) {
      if (current.state === "running") return false;
      current = { state: "running", startedAtMs: clock.now(), operator, nonces: 0, payments: 0 };
      void prove(counted).then(
        ({ isGood, text }) => end("done", isGood, text),
        (error: unknown) => {
          onFault(error);
          end("failed", false, "The proof could not be finished: the database or a chain did not answer.");
        },
      );
      return true;
    },
  };
}

function counting(ledger: LedgerStore, count: (kind: "nonces" | "payments", rows: number) => void): LedgerStore {
  return {
    ...ledger,
    nonces: async (...page) => {
      const rows = await ledger.nonces(...page);
      count("nonces", rows.length);
      return rows;
    },
    payments: async (...page) => {
      const rows = await ledger.payments(...page);
      count("payments", rows.length);
      return rows;
    },
  };
}
