import { allowanceCovers } from "./allowance-covers";
import { amountReachesMinimum } from "./amount-reaches-minimum";
import { balanceCovers } from "./balance-covers";
import type { ClaimCheck, FactCheck, StoreCheck } from "./check";
import { deadlineIsAhead } from "./deadline-is-ahead";
import { deadlineIsNear } from "./deadline-is-near";
import { gasIsWithinBounds } from "./gas-is-within-bounds";
import { isNotPaused } from "./is-not-paused";
import { networkIsTheKeys } from "./network-is-the-keys";
import { nonceIsUnused } from "./nonce-is-unused";
import { payeeIsTheMerchant } from "./payee-is-the-merchant";
import { signatureIsThePayers } from "./signature-is-the-payers";
import { simulationPasses } from "./simulation-passes";
import { spenderIsTheProxy } from "./spender-is-the-proxy";
import { termsAgree } from "./terms-agree";
import { tokenIsRegistered } from "./token-is-registered";
import { validityHasBegun } from "./validity-has-begun";

/** Step 4, in order: what needs no look at the chain. The first failure answers. */
export const claimChecks: readonly ClaimCheck[] = [
  tokenIsRegistered,
  networkIsTheKeys,
  termsAgree,
  payeeIsTheMerchant,
  spenderIsTheProxy,
  amountReachesMinimum,
  deadlineIsNear,
];

/** Beside step 4, before anything of the chain counts: what only the database needs to be asked. */
export const storeChecks: readonly StoreCheck[] = [isNotPaused, gasIsWithinBounds];

/** Steps 5 to 7: whether the authorization in itself is good, and unused. */
export const authorizationChecks: readonly FactCheck[] = [
  signatureIsThePayers,
  deadlineIsAhead,
  validityHasBegun,
  nonceIsUnused,
];

/** Steps 5 to 10, in order. The first failure answers, also when several would fail at once. */
export const factChecks: readonly FactCheck[] = [
  ...authorizationChecks,
  balanceCovers,
  allowanceCovers,
  simulationPasses,
];
