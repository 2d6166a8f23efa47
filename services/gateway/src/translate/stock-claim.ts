import type { Chain } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Claim } from "@lunas/domain/payment/claim";
import type { HoldBody } from "@lunas/protocol/api/hold-body";
import type { X402Request, X402UptoRequest } from "@lunas/protocol/x402/facade";
import { claimOf } from "./claim";

/** Converts a standard x402 request to the claim that the same body would be at `/facilitate`. */
export function stockClaim(
  { paymentPayload, paymentRequirements }: X402Request | X402UptoRequest,
  caller: Authenticated,
  chain: Chain,
): Omit<Claim, "receivedAtMs"> {
  const body = { paymentPayload, paymentRequirements } as Omit<X402Request, "x402Version"> | HoldBody;
  return claimOf({ body, idempotencyKey: undefined }, caller, chain);
}

/**
 * What a settlement of scheme `upto` charges, and the request as it was at its verification, where both amounts are the maximum.
 * Null: another scheme.
 */
export function chargeIn(
  request: X402Request | X402UptoRequest,
): { readonly amount: bigint; readonly verified: X402UptoRequest } | null {
  if (!isUpto(request)) return null;
  const { paymentPayload, paymentRequirements } = request;
  const { amount } = paymentPayload.accepted;
  return {
    amount: BigInt(paymentRequirements.amount),
    verified: { ...request, paymentRequirements: { ...paymentRequirements, amount } },
  };
}

function isUpto(request: X402Request | X402UptoRequest): request is X402UptoRequest {
  return request.paymentPayload.accepted.scheme === "upto";
}
