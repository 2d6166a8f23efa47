import type { AcceptOutcome, PaymentStore } from "@lunas/domain/payment/ports";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { type GateParts, gated } from "./gate";
import type { Harness } from "./harness";
import { rulesOf } from "./rules";

type Row = Parameters<PaymentStore["accept"]>;

interface Call {
  readonly row: Row;
  readonly resolve: (outcome: AcceptOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** A text that no column holds: as U+0000 in PostgreSQL. */
export const unstorable = "\u0000";

/** Calls that come within this time share a statement. */
const gatheringMs = 40;
const mostRows = 32;

/** Stores payments as a gateway does: those of one moment in one statement, which stores all of its rows or none. */
export function sharedAccept(
  harness: Harness,
  store: Pick<PaymentStore, "accept">,
  parts: GateParts,
): PaymentStore["accept"] {
  const database = gated({ write: (rows: readonly Row[]) => writeAll(store, rows) }, parts);
  let waiting: Call[] = [];
  const write = async (calls: readonly Call[]): Promise<void> => {
    try {
      const outcomes = await database.write(calls.map(({ row }) => row));
      for (const [index, { resolve }] of calls.entries()) resolve(outcomes[index] as AcceptOutcome);
    } catch (error) {
      const isRepeated = calls.length > 1 && !(error instanceof Unavailable) && rulesOf(harness).repeatsAlone;
      if (isRepeated) await Promise.all(calls.map((call) => write([call])));
      else for (const { reject } of calls) reject(error);
    }
  };
  const start = () => {
    const calls = waiting.splice(0, mostRows);
    void write(calls);
    if (waiting.length > 0) start();
  };
  return (...row) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) parts.scheduler.after(parts.random.between(0, gatheringMs), parts.process, start);
      waiting = [...waiting, { row, resolve, reject }];
    });
}

/** Nobody sees a part of it: the rows are written in one turn. */
function writeAll(store: Pick<PaymentStore, "accept">, rows: readonly Row[]): Promise<readonly AcceptOutcome[]> {
  if (rows.some(([{ description }]) => description === unstorable)) throw new Error("a row cannot be stored");
  return Promise.all(rows.map((row) => store.accept(...row)));
}
