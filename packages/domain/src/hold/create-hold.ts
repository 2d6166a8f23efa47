import { beginReading } from "../payment/accept";
import type { AcceptDeps } from "../payment/accept-deps";
import { nonceAlreadyUsed } from "../payment/checks/nonce-is-unused";
import { payeeHasChanged } from "../payment/checks/payee-is-the-merchant";
import { senderRefusal } from "../payment/checks/sender-is-a-lane";
import { sponsorshipRefused } from "../payment/checks/sponsorship-is-within-bounds";
import type { Claim } from "../payment/claim";
import type { Facts } from "../payment/facts";
import { factsOf, nowSeconds } from "../payment/facts-of";
import { isSameKey } from "../payment/idempotency-key";
import { idempotencyConflict } from "../payment/join";
import { lookUpOf } from "../payment/look-up";
import { newPayment } from "../payment/new-payment";
import { boundedRefusal, maybeStored, shortRefusal } from "../payment/not-stored";
import { mayCountTwice, reCheckFacts } from "../payment/re-check-facts";
import { payableApproval } from "../payment/reservation";
import type { StoreOutcome } from "../payment/store-once";
import { storeUnattended } from "../payment/store-unattended";
import type { StoredPayment } from "../payment/stored-payment";
import { unsettleable } from "../payment/unsettleable";
import { judgeClaim, judgeFacts, judgeStore } from "../payment/verify";
import { settlementKindOf } from "../settlement/kinds/all";
import { newId } from "../shared/id";
import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { holdExpiresAtMs } from "./hold-window";

export type HoldDeps = Pick<AcceptDeps, "payments" | "chain" | "lanes" | "clock" | "timer" | "load">;

/** `isNew`: false for a repeat of the same request. */
export interface CreatedHold {
  readonly hold: StoredPayment;
  readonly isNew: boolean;
}

/**
 * Runs the checks of a payment with the maximum and stores a hold; nothing is sent, and nothing waits. A refusal stores nothing.
 * The chain checks again when a part is captured: until that is confirmed the payer can move its money.
 */
export async function createHold(deps: HoldDeps, claim: Claim): Promise<CreatedHold | Refusal> {
  const refused =
    judgeClaim(claim, nowSeconds(deps, claim)) ??
    senderRefusal(deps.lanes, claim) ??
    deps.load?.refusal(claim.chain) ??
    null;
  const reading = refused === null ? beginReading(deps, claim, payableApproval(claim)) : null;
  const store = await deps.payments.lookUp(lookUpOf(claim));
  if (store.underKey !== null && store.underKey.bodyHash !== claim.bodyHash()) return idempotencyConflict();
  const repeat = repeatOf(claim, store.underKey ?? store.stored, store.underKey !== null);
  if (repeat !== null) return repeat;
  if (reading === null) return refused as Refusal;
  const bounded = judgeStore(claim, store);
  if (bounded !== null) return bounded;
  const facts = factsOf(deps, claim, { chain: await reading, store });
  if (isRefusal(facts)) return facts;
  const answer = await judgeAndStore(deps, claim, facts);
  if (!isRefusal(answer) || !mayCountTwice(answer, claim, facts)) return answer;
  return judgeAndStore(deps, claim, await reCheckFacts(deps, claim, facts));
}

/**
 * The hold of the same request, whatever became of it; null: the checks decide. Under an Idempotency-Key only that key
 * gets it again: two processes of a shop that get a payer's header twice must not both work for one hold. `isUnderKey`: the
 * request's key stands for it, though its capture may have had another, or none.
 */
function repeatOf(claim: Claim, stored: StoredPayment | null, isUnderKey = false): CreatedHold | null {
  const isSame =
    stored?.hold != null &&
    stored.merchantId === claim.merchant.id &&
    stored.environment === claim.chain.environment &&
    stored.bodyHash === claim.bodyHash() &&
    (isUnderKey || isSameKey(claim.idempotency, stored.idempotency) || isWithoutKey(claim, stored));
  return isSame ? { hold: stored, isNew: false } : null;
}

/** A capture without a key leaves its row none: a hold that is over may have had one, and a request with another key is not its repeat. */
function isWithoutKey(claim: Claim, { idempotency, status }: StoredPayment): boolean {
  return idempotency === null && (status === "held" || claim.idempotency === null);
}

async function judgeAndStore(deps: HoldDeps, claim: Claim, facts: Facts): Promise<CreatedHold | Refusal> {
  const { authorization, chain } = claim;
  const expiresAtMs = holdExpiresAtMs(chain, authorization.deadlineSeconds);
  const refusal = judgeFacts(claim, facts) ?? tooLate(facts, expiresAtMs) ?? unsettleable(deps, claim);
  if (refusal !== null) return refusal;
  const sender = settlementKindOf(authorization).senderOf(authorization.terms);
  const payment = {
    ...newPayment(newId("pay"), claim, { chain: facts.chain, verifiedAtMs: deps.clock.now() }),
    ...(sender !== null && { onlySender: sender }),
    holdUntilMs: expiresAtMs,
  };
  return answerOf(deps, { claim, facts }, await storeUnattended(deps, { claim, facts }, payment));
}

function tooLate({ nowSeconds: now }: Facts, expiresAtMs: number): Refusal | null {
  if (now * 1_000 < expiresAtMs) return null;
  return refuse("expired_deadline", "The payment authorization expires before anything of it could be captured.", {
    expiresAt: new Date(expiresAtMs).toISOString(),
    now: String(now),
  });
}

interface JudgedHold {
  readonly claim: Claim;
  readonly facts: Facts;
}

async function answerOf(
  deps: HoldDeps,
  { claim, facts }: JudgedHold,
  outcome: StoreOutcome,
): Promise<CreatedHold | Refusal> {
  switch (outcome.kind) {
    case "stored":
      return { hold: outcome.payment, isNew: true };
    case "taken":
    case "identified":
      return repeatOf(claim, outcome.payment) ?? nonceAlreadyUsed(claim, outcome.payment);
    case "key_taken":
      return repeatOf(claim, outcome.payment) ?? idempotencyConflict();
    case "unknown":
      return maybeStored("hold");
    case "foreign_wallet":
      return payeeHasChanged(claim);
    case "short":
      return shortRefusal(claim, facts, outcome.payerInFlight);
    case "bounded":
      return boundedRefusal(deps, claim, outcome.reason);
    case "unsponsored":
      return sponsorshipRefused(outcome.reason);
    default:
      throw new Error(`a hold was stored as ${outcome.kind}`);
  }
}
