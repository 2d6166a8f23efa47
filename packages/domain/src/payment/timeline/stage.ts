import type { Hex } from "../../shared/hex";
import type { WebhookHistory } from "../history";

/**
 * `queued`: stored, and waiting for a signer. `replaced`: another transaction took the place of the one before.
 * `answered`: the one success answer went out. `settled_late`: somebody else settled what had failed.
 */
export type StageName =
  | "received"
  | "verified"
  | "queued"
  | "signed"
  | "broadcast"
  | "replaced"
  | "reorged"
  | "included"
  | "confirmed"
  | "failed"
  | "answered"
  | "settled_late"
  | "event"
  | "webhook";

/** Something that happened to a payment. */
export interface Stage {
  readonly stage: StageName;
  readonly atMs: number;
  /** What it cost in wei, where it cost anything. */
  readonly costWei: bigint | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
  /** In plain words; null where the stage's name says it all. */
  readonly reason: string | null;
  readonly webhook: WebhookHistory | null;
}

export function aStage(stage: StageName, atMs: number, more: Partial<Stage> = {}): Stage {
  return { stage, atMs, costWei: null, txHash: null, blockNumber: null, reason: null, webhook: null, ...more };
}

/** Between what it follows from and what follows from it; the former wins. */
export function within(atMs: number, notBeforeMs: number, notAfterMs: number): number {
  return Math.max(notBeforeMs, Math.min(atMs, notAfterMs));
}
