import type { PayerState } from "./payer-state";

/**
 * Why a settlement must not be sent. Permit2 reports TRANSFER_FROM_FAILED for every error of the token, so the token's
 * own functions give the reason. A token may check only `msg.sender`, which is Permit2 here, against its block list: a
 * listed payer or payee is refused even if the simulation passed.
 */
export function nameFailure(simulated: string | null, payerState: PayerState): string | null {
  const blocked =
    payerState.payerBlocked === true ? "payer_blocked" : payerState.payeeBlocked === true ? "payee_blocked" : null;
  if (simulated === null) return blocked;
  if (simulated !== "TRANSFER_FROM_FAILED") return simulated;
  return payerState.paused === true ? "token_paused" : (blocked ?? "transfer_from_failed");
}

/**
 * Whether the nonce is used, by the payer's state or by a simulation: calls of one round trip may run at different blocks, and a
 * block between them may have the settlement of the same authorization. Null: it passed; undefined: there was none.
 */
export function isNonceUsed({ nonceIsUsed }: PayerState, simulated: readonly (string | null | undefined)[]): boolean {
  return nonceIsUsed || simulated.includes("InvalidNonce");
}
