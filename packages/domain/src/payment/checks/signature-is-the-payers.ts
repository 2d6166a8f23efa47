import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { FactCheck } from "./check";

/** Step 5: the payer signed this, as Permit2 will judge it: ecrecover without code, EIP-1271 with code. */
export const signatureIsThePayers: FactCheck = (claim, facts) =>
  facts.chain.signatureIsValid ? null : invalidSignature(claim, facts.chain.payerHasCode ? "eip1271" : "ecdsa");

export function invalidSignature(claim: Claim, kind: "ecdsa" | "eip1271"): Refusal {
  return refuse("invalid_signature", "The Permit2 signature is not the payer's for this authorization.", {
    payer: claim.authorization.from,
    kind,
  });
}
