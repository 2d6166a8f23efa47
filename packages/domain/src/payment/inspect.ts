import { isRefusal, type Refusal, refuse } from "../shared/refusal";
import { type AcceptDeps, judgeSecond, nowSeconds, payableApproval, soughtOf, timesOf } from "./accept";
import { nonceAlreadyUsed } from "./checks/nonce-is-unused";
import { senderRefusal } from "./checks/sender-is-a-lane";
import { invalidSignature } from "./checks/signature-is-the-payers";
import type { Claim } from "./claim";
import { findIdentified, mayHavePaid } from "./join-identified";
import type { StoredPayment } from "./stored-payment";
import { judgeClaim, judgeFacts, judgeStore } from "./verify";

/**
 * Whether a claim would be accepted now, by the checks of `accept`; stores nothing. The merchant's own open payment
 * passes, because a request for it joins it.
 */
export async function inspect(deps: Omit<AcceptDeps, "timer">, claim: Claim): Promise<Refusal | null> {
  const refused = judgeClaim(claim, nowSeconds(deps, claim)) ?? senderRefusal(deps.lanes, claim);
  if (refused !== null) return refused;
  const reading = deps.chain.readFacts(claim.chain, claim.authorization, payableApproval(claim));
  // The look-up may finish before the chain read; a failed read must then not be an unhandled rejection.
  reading.catch(() => undefined);
  const [store, identified] = await Promise.all([
    deps.payments.look(soughtOf(claim)),
    findIdentified(deps.payments, claim),
  ]);
  if (store.stored !== null) return isJoinable(claim, store.stored) ? null : nonceAlreadyUsed(claim, store.stored);
  if (identified !== null) {
    const chain = await reading;
    const verdict = judgeSecond(claim, chain && { chain, store, ...timesOf(deps, claim, chain) }, identified);
    if (isRefusal(verdict)) return verdict;
    if (verdict.kind === "joins") return null;
  }
  const bounded = judgeStore(claim, store);
  if (bounded !== null) return bounded;
  const chain = await reading;
  if (!deps.lanes.canSettle(claim.chain)) {
    return refuse("service_unavailable", "No settlement capacity on this network at the moment.");
  }
  if (chain === null) return invalidSignature(claim, "ecdsa");
  return judgeFacts(claim, { chain, store, ...timesOf(deps, claim, chain) });
}

function isJoinable({ merchant, bodyHash }: Claim, stored: StoredPayment): boolean {
  const isOwn = stored.merchantId === merchant.id && stored.bodyHash === bodyHash();
  return isOwn && stored.answeredAtMs === null && mayHavePaid(stored);
}
