import { depositUnderWay, tooManyDeposits } from "../channel/deposit/refusals";
import { isRefusal, type Refusal } from "../shared/refusal";
import { linkClosed } from "./checks/link-is-open";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { payeeHasChanged } from "./checks/payee-is-the-merchant";
import { sponsorshipRefused } from "./checks/sponsorship-is-within-bounds";
import type { Claim } from "./claim";
import type { Facts, Unknown } from "./facts";
import { isSameKey } from "./idempotency-key";
import { idempotencyConflict, type JoinDeps, type JoinedPayment, join, takePlace } from "./join";
import { judgeIdentified } from "./join-identified";
import { boundedRefusal, shortRefusal } from "./not-stored";
import type { PaymentStore } from "./ports";
import type { StoreOutcome } from "./store-once";
import type { StoredPayment } from "./stored-payment";
import type { Waiter } from "./waiter";

/** When a deposit that is under way has probably ended. */
const busySeconds = 2;

interface UnstoredDeps extends JoinDeps {
  readonly payments: Pick<PaymentStore, "takeWaiterPlace" | "lookUp">;
}

interface Unstored {
  readonly claim: Claim;
  readonly waiter: Waiter;
  readonly facts: Facts;
}

/** The answer where storing found under its locks what the look-up had not shown yet. */
export async function answerUnstored(
  deps: UnstoredDeps,
  { claim, waiter, facts }: Unstored,
  outcome: Exclude<StoreOutcome, { readonly kind: "stored" }>,
): Promise<StoredPayment | JoinedPayment | Unknown | Refusal> {
  switch (outcome.kind) {
    case "unknown":
      return outcome;
    case "identified": {
      const verdict = judgeIdentified(claim, { payment: outcome.payment, isSpent: false });
      if (isRefusal(verdict)) return verdict;
      return takePlace(deps, { claim, waiter, stored: outcome.payment }, true);
    }
    case "taken": {
      const { payment: stored } = outcome;
      // It may be answered by now: requests under its Idempotency-Key share that answer.
      const underKey = isSameKey(stored.idempotency, claim.idempotency) ? stored : null;
      const joined = await join(deps, { claim, waiter, store: { stored, underKey } });
      return joined ?? nonceAlreadyUsed(claim, stored);
    }
    case "key_taken":
      return idempotencyConflict();
    case "link_closed":
      return linkClosed(outcome.reason);
    case "foreign_wallet":
      return payeeHasChanged(claim);
    case "channel_busy":
      return depositUnderWay(busySeconds);
    case "too_many_deposits":
      return tooManyDeposits(claim.chain.channels?.payerDailyDeposits ?? 0);
    case "short":
      return shortRefusal(claim, facts, outcome.payerInFlight);
    case "bounded":
      return boundedRefusal(deps, claim, outcome.reason);
    case "unrefundable":
      throw new Error("a payment was stored as a refund");
    case "unsponsored":
      return sponsorshipRefused(outcome.reason);
  }
}
