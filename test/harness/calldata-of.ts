import { exact } from "@lunas/domain/settlement/kinds/exact/exact";
import type { Hex } from "@lunas/domain/shared/hex";
import type { signedBody } from "./pay";

/** The call of the proxy that settles a signed payment, as anybody can make it. */
export function calldataOf({ paymentPayload: { payload } }: Awaited<ReturnType<typeof signedBody>>): Hex {
  const { from, permitted, nonce, deadline, witness } = payload.permit2Authorization;
  return exact.call.write({
    terms: {},
    asset: permitted.token,
    amount: BigInt(permitted.amount),
    nonce: BigInt(nonce),
    deadlineSeconds: BigInt(deadline),
    payer: from,
    payTo: witness.to,
    validAfterSeconds: BigInt(witness.validAfter),
    signature: payload.signature,
  });
}
