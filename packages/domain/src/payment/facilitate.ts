import { newId } from "../shared/id";
import { isRefusal, type Refusal } from "../shared/refusal";
import type { Timer } from "../shared/timer";
import { type AcceptDeps, type Asker, accept } from "./accept";
import { awaitOutcome } from "./await-outcome";
import type { Claim } from "./claim";
import type { Shared } from "./join";
import type { SettlementQueue } from "./ports";
import { shareAnswer } from "./share-answer";
import type { StoredPayment } from "./stored-payment";
import { throughOutages } from "./through-outages";

export interface FacilitateDeps extends AcceptDeps {
  readonly queue: SettlementQueue;
  readonly timer: Timer;
  /** Told when each stage of a request ends; for Server-Timing and metrics. */
  readonly onStage?: (stage: "accept" | "settle") => void;
}

/** How long the caller will wait, and when it stopped waiting. */
export interface Patience {
  readonly waitMs: number;
  readonly signal: AbortSignal;
}

export type Facilitated =
  | Refusal
  /** This caller, and no other ever, may be told of the success; `replayed`: but for those under its Idempotency-Key. */
  | { readonly kind: "settled"; readonly payment: StoredPayment; readonly replayed: boolean }
  | { readonly kind: "failed"; readonly payment: StoredPayment; readonly replayed: boolean }
  /** The outcome is open: not a failure. */
  | { readonly kind: "pending"; readonly payment: StoredPayment; readonly retryAfterSeconds: number };

/** The asker's place is free again this long after its gateway's last sign of life. */
const askerLeaseMs = 5_000;

/** Steps 4 to 15 for one claim: check, store, ring for the settler, wait for the outcome, claim the one answer. */
export async function facilitate(deps: FacilitateDeps, claim: Claim, patience: Patience): Promise<Facilitated> {
  const asker: Asker = { id: newId("ask"), leaseMs: askerLeaseMs };
  const accepted = await accept(deps, claim, asker);
  deps.onStage?.("accept");
  if (isRefusal(accepted)) return accepted;
  const answer = await answerOf(deps, { claim, asker, accepted }, patience);
  deps.onStage?.("settle");
  return answer;
}

interface Accepted {
  readonly claim: Claim;
  readonly asker: Asker;
  readonly accepted: StoredPayment | Shared;
}

/** Waits in the asker's place or for the answer of who has it; the place may change hands under one Idempotency-Key. */
async function answerOf(all: FacilitateDeps, { claim, asker, accepted }: Accepted, patience: Patience) {
  const stored = "kind" in accepted ? accepted.payment : accepted;
  const deps = { ...all, payments: throughOutages(all.payments, stored) };
  const untilMs = deps.clock.now() + patience.waitMs;
  const left = () => ({ ...patience, waitMs: Math.max(untilMs - deps.clock.now(), 0) });
  let turn: StoredPayment | Shared | Facilitated = accepted;
  for (;;) {
    if (!("kind" in turn) && !isRefusal(turn)) turn = await awaitOutcome(deps, { claim, asker, payment: turn }, left());
    if (isRefusal(turn)) return turn;
    if (turn.kind === "settled") deps.answered.note(turn.payment);
    if (turn.kind !== "shared") return turn;
    turn = await shareAnswer(deps, { claim, asker, payment: turn.payment }, left());
  }
}
