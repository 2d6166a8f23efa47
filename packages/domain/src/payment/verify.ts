import { depositChecks } from "../channel/deposit/claim-checks";
import type { Refusal } from "../shared/refusal";
import { claimChecks, factChecks, storeChecks } from "./checks/index";
import type { Claim } from "./claim";
import type { Facts, StoreFacts } from "./facts";

/** The first failing claim check, or null. No I/O. */
export function judgeClaim(claim: Claim, nowSeconds: number): Refusal | null {
  const checks = claim.deposit === undefined ? claimChecks : depositChecks;
  return firstRefusal(checks, (check) => check(claim, nowSeconds));
}

/** The first failing store check, or null. */
export function judgeStore(claim: Claim, store: StoreFacts): Refusal | null {
  return firstRefusal(storeChecks, (check) => check(claim, store));
}

/** The first failing fact check, or null. */
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
