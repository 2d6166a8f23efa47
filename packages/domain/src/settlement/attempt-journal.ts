import type { Hex } from "../shared/hex";
import type { BroadcastOutcome } from "./ports";

/** An event of an attempt after it was written. Times are by the settler's clock. */
export type AttemptNote =
  | {
      readonly kind: "broadcast";
      readonly hash: Hex;
      readonly atMs: number;
      readonly outcome: BroadcastOutcome["kind"];
    }
  | { readonly kind: "reorged"; readonly hash: Hex; readonly atMs: number; readonly blockNumber: number };

/** Stores the events of attempts that only a payment's timeline shows and that settling does not need. */
export interface AttemptJournal {
  /**
   * One statement. Keeps the time of the first broadcast and the first reorg; a later refusal does not replace an
   * acceptance.
   */
  note(notes: readonly AttemptNote[]): Promise<void>;
}
