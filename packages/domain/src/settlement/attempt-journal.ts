import type { Hex } from "../shared/hex";
import type { BroadcastOutcome } from "./ports";

/** What became of an attempt after it was written; by the settler's clock. */
export type AttemptNote =
  | {
      readonly kind: "broadcast";
      readonly hash: Hex;
      readonly atMs: number;
      readonly outcome: BroadcastOutcome["kind"];
    }
  | { readonly kind: "reorged"; readonly hash: Hex; readonly atMs: number; readonly blockNumber: number };

/** Keeps what the timeline of a payment shows of its attempts beyond the rows that settling needs. */
export interface AttemptJournal {
  /** One statement. The first publication's time stays, and an acceptance is not unsaid; of reorganisations the first stays. */
  note(notes: readonly AttemptNote[]): Promise<void>;
}
