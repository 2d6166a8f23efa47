import { type Refusal, refuse } from "../../shared/refusal";
import type { Claim } from "../claim";
import type { FactCheck } from "./check";

/** Signature check: the payer signed this, by Permit2's own rule: ecrecover without code, EIP-1271 with code. */
export const signatureIsThePayers: FactCheck = (claim, facts) =>
  facts.chain.signatureIsValid ? null : invalidSignature(claim, facts.chain.payerHasCode ? "eip1271" : "ecdsa");

export function invalidSignature(claim: Claim, kind: "ecdsa" | "eip1271"): Refusal {
  const payer = claim.authorization.from;
  if (!isWrapped(claim.authorization.signature)) {
    return refuse("invalid_signature", "The Permit2 signature is not the payer's for this authorization.", {
      payer,
      kind,
    });
  }
  const isThere = kind === "eip1271";
  const reason = isThere ? "signature_wrapped" : "wallet_not_deployed";
  return refuse("invalid_signature", wrappedMessages[reason], { payer, kind, reason });
}

const wrappedMessages = {
  signature_wrapped: "The payer's wallet refuses this signature: a deployed wallet signs without ERC-6492's wrapping.",
  wallet_not_deployed:
    "The payer's wallet is not deployed, and Permit2 does not accept an ERC-6492 signature: deploy it, then sign again.",
};

/** ERC-6492: the signature of a wallet that is not deployed ends like this. Permit2 does not support it. */
function isWrapped(signature: string): boolean {
  return signature.toLowerCase().endsWith("6492".repeat(16));
}
