import { allowanceCovers } from "./allowance-covers";
import { amountIsTheLinks } from "./amount-is-the-links";
import { amountReachesMinimum } from "./amount-reaches-minimum";
import { balanceCovers } from "./balance-covers";
import type { ClaimCheck, FactCheck, StoreCheck } from "./check";
import { deadlineIsAhead } from "./deadline-is-ahead";
import { deadlineIsNear } from "./deadline-is-near";
import { gasIsWithinBounds } from "./gas-is-within-bounds";
import { isNotPaused } from "./is-not-paused";
import { linkIsOpen } from "./link-is-open";
import { networkIsTheKeys } from "./network-is-the-keys";
import { nonceIsUnused } from "./nonce-is-unused";
import { payeeIsProved } from "./payee-is-proved";
import { payeeIsTheMerchant } from "./payee-is-the-merchant";
import { signatureIsThePayers } from "./signature-is-the-payers";
import { simulationPasses } from "./simulation-passes";
import { spenderIsTheProxy } from "./spender-is-the-proxy";
import { termsAgree } from "./terms-agree";
import { tokenIsRegistered } from "./token-is-registered";
import { validityHasBegun } from "./validity-has-begun";

/** Claim checks, in order; they need no chain read. The first failure is the answer. */
export const claimChecks: readonly ClaimCheck[] = [
  linkIsOpen,
  tokenIsRegistered,
  networkIsTheKeys,
  termsAgree,
  amountIsTheLinks,
  payeeIsTheMerchant,
  payeeIsProved,
  spenderIsTheProxy,
  amountReachesMinimum,
  deadlineIsNear,
];

/** Store checks, which need only the database. They run after the claim checks and before the fact checks. */
export const storeChecks: readonly StoreCheck[] = [isNotPaused, gasIsWithinBounds];

/** Authorization checks: the authorization is valid by itself, and unused. */
export const authorizationChecks: readonly FactCheck[] = [
  signatureIsThePayers,
  deadlineIsAhead,
  validityHasBegun,
  nonceIsUnused,
];

/** Fact checks, in order. The first failure is the answer, even if several would fail. */
export const factChecks: readonly FactCheck[] = [
  ...authorizationChecks,
  balanceCovers,
  allowanceCovers,
  simulationPasses,
];
