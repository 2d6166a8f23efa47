import { newId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import { type AcceptDeps, type Asker, accept } from "./accept";
import { awaitOutcome, stillOpen } from "./await-outcome";
import type { Claim } from "./claim";
import type { Shared } from "./join";
import type { AskerLease, SettlementQueue } from "./ports";
import type { RowWatch } from "./row-watch";
import { shareAnswer } from "./share-answer";
import type { StoredPayment } from "./stored-payment";
import { throughOutages } from "./through-outages";

export interface FacilitateDeps extends AcceptDeps {
  readonly queue: SettlementQueue;
  readonly rows: RowWatch;
  /** Called when a stage of a request ends; for Server-Timing and metrics. */
  readonly onStage?: (stage: "accept" | "settle") => void;
}

/**
 * The wait limit of the caller, and the signal that ends the wait: the caller disconnects, or (reason `stopping`) this
 * process ends.
 */
export interface Patience {
  readonly waitMs: number;
  readonly signal: AbortSignal;
}

/** Options of a request that waits for a payment in another than the ordinary way. */
export interface Holding {
  /** How many requests may wait for the payment, this one included; default: one. */
  readonly seats?: 2;
  /** Called when the payment is in the rows: its caller must get its outcome from now on. */
  readonly onStored?: (payment: StoredPayment) => void;
  /** The wait limit for this payment's outcome, from now on. */
  readonly waitMsOf?: (payment: StoredPayment) => number;
}

export type Facilitated =
  | Refusal
  /**
   * Only this caller may get the success; `replayed`: other requests under its Idempotency-Key share it. `waiter`: the
   * request that claimed it, for `delivered`; null: another request.
   */
  | {
      readonly kind: "settled";
      readonly payment: StoredPayment;
      readonly replayed: boolean;
      readonly waiter: AskerLease | null;
    }
  | { readonly kind: "failed"; readonly payment: StoredPayment; readonly replayed: boolean }
  /** The outcome is open; this is not a failure. */
  | { readonly kind: "pending"; readonly payment: StoredPayment; readonly retryAfterSeconds: number };

/** The waiting request's place is free this long after its gateway's last renewal. */
const askerLeaseMs = 5_000;

/**
 * Handles one claim: check, store, notify the settler, wait for the outcome, claim the one answer. Afterwards call
 * `delivered` with whether the answer reached its caller.
 */
export async function facilitate(
  deps: FacilitateDeps,
  claim: Claim,
  patience: Patience & Holding,
): Promise<Facilitated> {
  const asker: Asker = { id: newId("ask"), leaseMs: askerLeaseMs, seats: patience.seats ?? 1, patience };
  const accepted = await accept(deps, claim, asker);
  deps.onStage?.("accept");
  if (isRefusal(accepted)) return accepted;
  const stored = "kind" in accepted ? accepted.payment : accepted;
  patience.onStored?.(stored);
  // It is unknown whether the payment is stored.
  if ("kind" in accepted && accepted.kind === "unknown") return stillOpen(stored);
  const waitMs = patience.waitMsOf?.(stored) ?? patience.waitMs;
  const left: Patience = {
    waitMs,
    // A getter: only a request that waits alone reads the signal.
    get signal() {
      return patience.signal;
    },
  };
  const answer = await answerOf(deps, { claim, asker, accepted, stored }, left);
  deps.onStage?.("settle");
  return answer;
}

interface Accepted {
  readonly claim: Claim;
  readonly asker: Asker;
  readonly accepted: StoredPayment | Shared;
  readonly stored: StoredPayment;
}

/**
 * Waits as the payment's own waiter, or for the answer of the request that is. Under one Idempotency-Key the place can
 * move between them.
 */
async function answerOf(all: FacilitateDeps, { claim, asker, accepted, stored }: Accepted, patience: Patience) {
  const deps = { ...all, payments: throughOutages(all, stored) };
  const untilMs = deps.clock.now() + patience.waitMs;
  const left = () => ({ waitMs: Math.max(untilMs - deps.clock.now(), 0), signal: patience.signal });
  let turn: StoredPayment | Shared | Facilitated = accepted;
  for (;;) {
    if (!("kind" in turn) && !isRefusal(turn)) turn = await awaitOutcome(deps, { claim, asker, payment: turn }, left());
    if (isRefusal(turn)) return turn;
    if (turn.kind !== "shared") return turn;
    turn = await shareAnswer(deps, { claim, asker, payment: turn.payment }, left());
  }
}
