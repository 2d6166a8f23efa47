import type { Chain } from "@lunas/catalog/chain";
import type { Authenticated } from "@lunas/domain/merchant/api-key";
import type { Claim } from "@lunas/domain/payment/claim";
import type { X402Request } from "@lunas/protocol/x402/facade";
import { claimOf } from "./claim";

/** Converts a standard x402 request to the claim that the same body would be at `/facilitate`. */
export function stockClaim(
  { paymentPayload, paymentRequirements }: X402Request,
  caller: Authenticated,
  chain: Chain,
): Omit<Claim, "receivedAtMs"> {
  return claimOf({ body: { paymentPayload, paymentRequirements }, idempotencyKey: undefined }, caller, chain);
}
