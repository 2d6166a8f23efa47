import type { ChainConfig } from "@lunas/protocol/wire/api";
import type { Hex } from "@lunas/protocol/wire/hex";
import type { PaymentRequirements, UptoRequirements } from "@lunas/protocol/wire/requirements";
import type { PaymentAuthorization, UptoAuthorization } from "@lunas/protocol/wire/x402";

/** The limit for every demand: a signature that stays valid for years is a blank cheque. */
const MOST_SECONDS = 300;

/** The authorization for these requirements: exactly this amount, or at most this one, to this payee, before this deadline, once. */
export function authorize(
  chain: ChainConfig,
  from: Hex,
  { required, nonce }: { readonly required: PaymentRequirements | UptoRequirements; readonly nonce: string },
): PaymentAuthorization | UptoAuthorization {
  const exact: PaymentAuthorization = {
    from,
    permitted: { token: required.asset, amount: required.amount },
    spender: chain.x402.x402Permit2ProxyAddress,
    nonce,
    deadline: String(Math.floor(Date.now() / 1_000) + Math.min(required.maxTimeoutSeconds, MOST_SECONDS)),
    witness: { to: required.payTo, validAfter: "0" },
  };
  if (required.scheme === "exact") return exact;
  const { upto } = chain.x402;
  const facilitator = required.extra.facilitatorAddress;
  if (upto === undefined || facilitator === undefined) throw new Error("The demand was not chosen by this client.");
  return { ...exact, spender: upto.proxyAddress, witness: { ...exact.witness, facilitator } };
}

/** Whether an authorization that this library made is of scheme `upto`. */
export function isUptoAuthorization(
  authorization: PaymentAuthorization | UptoAuthorization,
): authorization is UptoAuthorization {
  return "facilitator" in authorization.witness;
}

/** Permit2's nonces are unordered: a random nonce does not collide. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n).toString();
}
