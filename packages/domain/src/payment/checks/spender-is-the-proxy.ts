import { settlementKindOf } from "../../settlement/kinds/all";
import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";
import { schemeIsMissing } from "./scheme-is-missing";

/**
 * Spender check: Permit2 lets only the signed spender move the tokens, and it must be the contract of the kind of settlement. A
 * chain without that contract does not have the kind.
 */
export const spenderIsTheProxy: ClaimCheck = ({ chain, authorization }) => {
  const { scheme, spenderOn } = settlementKindOf(authorization);
  const contract = spenderOn(chain.contracts);
  if (contract === null) return schemeIsMissing(chain, scheme);
  return authorization.spender === contract ? null : mismatch("spender", contract, authorization.spender);
};
