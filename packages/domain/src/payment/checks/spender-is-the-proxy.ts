import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Step 4: Permit2 lets only the signed spender move the tokens, and that has to be the x402 proxy. */
export const spenderIsTheProxy: ClaimCheck = (claim) => {
  const { x402Proxy } = claim.chain.contracts;
  const { spender } = claim.authorization;
  return spender === x402Proxy ? null : mismatch("spender", x402Proxy, spender);
};
