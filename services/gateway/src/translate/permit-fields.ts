import type { PaymentAuthorization } from "@lunas/protocol/x402/payment-authorization";
import { addressOf } from "./address";

/** What every Permit2 authorization says, whatever its witness is. */
export function permitFields(signed: Omit<PaymentAuthorization, "witness">) {
  const { from, permitted, spender, nonce, deadline } = signed;
  return {
    from: addressOf(from),
    token: addressOf(permitted.token),
    amount: BigInt(permitted.amount),
    spender: addressOf(spender),
    nonce: BigInt(nonce),
    deadlineSeconds: BigInt(deadline),
  };
}
