import type { ClaimCheck } from "./check";
import { mismatch } from "./mismatch";

/** Spender check: Permit2 lets only the signed spender move the tokens, and it must be the x402 proxy. */
export const spenderIsTheProxy: ClaimCheck = (claim) => {
  const { x402Proxy } = claim.chain.contracts;
  const { spender } = claim.authorization;
  return spender === x402Proxy ? null : mismatch("spender", x402Proxy, spender);
};
