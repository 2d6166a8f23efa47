import type { Refusal } from "../shared/refusal";
import { claimChecks, factChecks, storeChecks } from "./checks/index";
import type { Claim } from "./claim";
import type { Facts, StoreFacts } from "./facts";

/** Step 4: the first thing that is wrong with the claim in itself, or null. No I/O was needed to know it. */
export function judgeClaim(claim: Claim, nowSeconds: number): Refusal | null {
  return firstRefusal(claimChecks, (check) => check(claim, nowSeconds));
}

/** Beside step 4: the first thing that the database alone has against the claim, or null. */
export function judgeStore(claim: Claim, store: StoreFacts): Refusal | null {
  return firstRefusal(storeChecks, (check) => check(claim, store));
}

/** Steps 5 to 10: the first thing that the facts have against the claim, or null. */
export function judgeFacts(claim: Claim, facts: Facts): Refusal | null {
  return firstRefusal(factChecks, (check) => check(claim, facts));
}

export function firstRefusal<C>(checks: readonly C[], judge: (check: C) => Refusal | null): Refusal | null {
  for (const check of checks) {
    const refusal = judge(check);
    if (refusal !== null) return refusal;
  }
  return null;
}
