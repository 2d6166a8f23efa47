import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { beginReading } from "./accept";
import type { AcceptDeps } from "./accept-deps";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { senderRefusal } from "./checks/sender-is-a-lane";
import type { Claim } from "./claim";
import { factsOf, nowSeconds } from "./facts-of";
import { judgeSecond, mayHavePaid } from "./join-identified";
import { lookUpClaim } from "./look-up";
import { payableApproval } from "./reservation";
import type { StoredPayment } from "./stored-payment";
import { judgeClaim, judgeFacts, judgeStore } from "./verify";

/**
 * Whether a claim would be accepted now, by the checks of `accept`; stores nothing. The merchant's own open payment
 * passes, because a request for it joins it.
 */
export async function inspect(deps: Omit<AcceptDeps, "timer">, claim: Claim): Promise<Refusal | null> {
  const refused = judgeClaim(claim, nowSeconds(deps, claim)) ?? senderRefusal(deps.lanes, claim);
  if (refused !== null) return refused;
  const reading = beginReading(deps, claim, payableApproval(claim));
  const { store, identified } = await lookUpClaim(deps.payments, claim);
  if (store.stored !== null) return isJoinable(claim, store.stored) ? null : nonceAlreadyUsed(claim, store.stored);
  if (identified !== null) {
    const verdict = judgeSecond(claim, factsOf(deps, claim, { chain: await reading, store }), identified);
    if (isRefusal(verdict)) return verdict;
    if (verdict.kind === "joins") return joinBySecond(claim, verdict.payment);
  }
  const bounded = judgeStore(claim, store);
  if (bounded !== null) return bounded;
  const facts = factsOf(deps, claim, { chain: await reading, store });
  if (!deps.lanes.canSettle(claim.chain)) {
    return refuse("service_unavailable", "No settlement capacity on this network at the moment.");
  }
  return isRefusal(facts) ? facts : judgeFacts(claim, facts);
}

/** A hold is never joined by another authorization: a server that hears that this one is valid would work for a payment that it does not get. */
function joinBySecond(claim: Claim, payment: StoredPayment): Refusal | null {
  return claim.authorization.kind === "upto" ? nonceAlreadyUsed(claim, payment) : null;
}

function isJoinable({ merchant, bodyHash }: Claim, stored: StoredPayment): boolean {
  const isOwn = stored.merchantId === merchant.id && stored.bodyHash === bodyHash();
  return isOwn && stored.answeredAtMs === null && mayHavePaid(stored);
}
