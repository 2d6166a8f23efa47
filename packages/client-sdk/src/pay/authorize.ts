import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex, PaymentAuthorization, PaymentRequirements } from "@lunas/protocol/wire/x402";

/** The limit for every demand: a signature that stays valid for years is a blank cheque. */
const MOST_SECONDS = 300;

/** The authorization for these requirements: exactly this amount, to this payee, before this deadline, once. */
export function authorize(
  chain: ChainConfig,
  from: Hex,
  { required, nonce }: { readonly required: PaymentRequirements; readonly nonce: string },
): PaymentAuthorization {
  return {
    from,
    permitted: { token: required.asset, amount: required.amount },
    spender: chain.x402.x402Permit2ProxyAddress,
    nonce,
    deadline: String(Math.floor(Date.now() / 1_000) + Math.min(required.maxTimeoutSeconds, MOST_SECONDS)),
    witness: { to: required.payTo, validAfter: "0" },
  };
}

/** Permit2's nonces are unordered: a random nonce does not collide. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n).toString();
}
