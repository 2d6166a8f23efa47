import type { Hex } from "../../shared/hex";
import type { WebhookHistory } from "../history";

/**
 * `held`: a maximum of the payer was kept. `queued`: stored, and waiting for a signer. `replaced`: another transaction replaced the one before. `answered`: the
 * one success answer was sent. `settled_late`: a foreign transaction settled a failed payment.
 */
export type StageName =
  | "held"
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

/** An event of a payment. */
export interface Stage {
  readonly stage: StageName;
  readonly atMs: number;
  /** The cost in wei; null: no cost. */
  readonly costWei: bigint | null;
  readonly txHash: Hex | null;
  readonly blockNumber: number | null;
  /** In plain words; null when the stage's name is enough. */
  readonly reason: string | null;
  readonly webhook: WebhookHistory | null;
}

export function aStage(stage: StageName, atMs: number, more: Partial<Stage> = {}): Stage {
  return { stage, atMs, costWei: null, txHash: null, blockNumber: null, reason: null, webhook: null, ...more };
}

/** Moves a time into these bounds; the lower bound wins. */
export function within(atMs: number, notBeforeMs: number, notAfterMs: number): number {
  return Math.max(notBeforeMs, Math.min(atMs, notAfterMs));
}
