import { newId } from "../shared/id";
import { isRefusal } from "../shared/refusal";
import { accept } from "./accept";
import type { AcceptDeps } from "./accept-deps";
import { awaitOutcome, stillOpen } from "./await-outcome";
import type { Claim } from "./claim";
import type { Facilitated, Waiting, WaitLimit } from "./facilitated";
import type { Unknown } from "./facts";
import type { FinalityReader } from "./finality";
import type { JoinedPayment } from "./join";
import type { SettlementQueue } from "./ports";
import { mayBePreconfirmed } from "./preconfirmed";
import type { RowWatch } from "./row-watch";
import { shareAnswer } from "./share-answer";
import type { StoredPayment } from "./stored-payment";
import { throughOutages } from "./through-outages";
import type { Waiter } from "./waiter";

export interface FacilitateDeps extends AcceptDeps {
  readonly queue: SettlementQueue;
  readonly rows: RowWatch;
  readonly preconfirmations: Pick<FinalityReader, "isPreconfirmed">;
  /** Called when a stage of a request ends; for Server-Timing and metrics. */
  readonly onStage?: (stage: "accept" | "settle") => void;
}

/** Options of a request that waits for a payment in another than the ordinary way. */
export interface Holding {
  /** How many requests may wait for the payment, this one included; default: one. */
  readonly seats?: 2;
  /** Whether the success may be told by a preconfirmation, where the chain has them and the amount is below the chain's bound. */
  readonly takesPreconfirmed?: true;
  /** Called when the payment is in the rows: its caller must get its outcome from now on. */
  readonly onStored?: (payment: StoredPayment) => void;
  /** The wait limit for this payment's outcome, from now on. */
  readonly waitMsOf?: (payment: StoredPayment) => number;
}

/** The waiting request's place is free this long after its gateway's last renewal. */
const waiterLeaseMs = 5_000;

/**
 * Handles one claim: check, store, notify the settler, wait for the outcome, claim the one answer. Afterwards call
 * `delivered` with whether the answer reached its caller.
 */
export async function facilitate(
  deps: FacilitateDeps,
  claim: Claim,
  waitLimit: WaitLimit & Holding,
): Promise<Facilitated> {
  const sinceMs = deps.clock.now();
  const waiter = newWaiter(waitLimit);
  const accepted = await accept(deps, claim, waiter);
  deps.onStage?.("accept");
  return isRefusal(accepted) ? accepted : awaitAnswer(deps, { claim, waiter, accepted, sinceMs }, waitLimit);
}

export function newWaiter(waitLimit: WaitLimit & Holding): Waiter {
  return { id: newId("ask"), leaseMs: waiterLeaseMs, seats: waitLimit.seats ?? 1, waitLimit };
}

export interface AcceptedRequest {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly accepted: StoredPayment | JoinedPayment | Unknown;
  /** When the request came, by `clock`. */
  readonly sinceMs: number;
}

/** Notifies the settler of a stored payment, waits for its outcome, and claims the one answer. */
export async function awaitAnswer(
  deps: FacilitateDeps,
  { claim, waiter, accepted, sinceMs }: AcceptedRequest,
  waitLimit: WaitLimit & Holding,
): Promise<Facilitated> {
  const stored = "kind" in accepted ? accepted.payment : accepted;
  // It is unknown whether the payment is stored.
  if ("kind" in accepted && accepted.kind === "unknown") {
    waitLimit.onStored?.(stored);
    return stillOpen(stored);
  }
  const done = deps.admission?.follow(claim.chain.network, sinceMs);
  let isEnded = false;
  try {
    // Whatever fails from here on, the payment no longer counts as one that is waited for.
    waitLimit.onStored?.(stored);
    const left: Waiting = {
      waitMs: waitLimit.waitMsOf?.(stored) ?? waitLimit.waitMs,
      takesPreconfirmed: waitLimit.takesPreconfirmed === true && mayBePreconfirmed(claim),
      client: waitLimit.client,
    };
    const answer = await answerOf(deps, { claim, waiter, accepted, stored }, left);
    isEnded = !isRefusal(answer) && answer.kind !== "pending";
    return answer;
  } finally {
    deps.load?.answered(stored.id, isEnded);
    done?.();
    deps.onStage?.("settle");
  }
}

interface Accepted {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly accepted: StoredPayment | JoinedPayment;
  readonly stored: StoredPayment;
}

/**
 * Waits as the payment's own waiter, or for the answer of the request that is. Under one Idempotency-Key the place can
 * move between them.
 */
async function answerOf(all: FacilitateDeps, { claim, waiter, accepted, stored }: Accepted, waitLimit: Waiting) {
  const deps = { ...all, payments: throughOutages(all, stored) };
  const untilMs = deps.clock.now() + waitLimit.waitMs;
  const { takesPreconfirmed } = waitLimit;
  const left = () => ({ waitMs: Math.max(untilMs - deps.clock.now(), 0), client: waitLimit.client, takesPreconfirmed });
  let turn: StoredPayment | JoinedPayment | Facilitated = accepted;
  for (;;) {
    if (!("kind" in turn) && !isRefusal(turn))
      turn = await awaitOutcome(deps, { claim, waiter, payment: turn }, left());
    if (isRefusal(turn)) return turn;
    if (turn.kind !== "shared") return turn;
    turn = await shareAnswer(deps, { claim, waiter, payment: turn.payment }, left());
  }
}
