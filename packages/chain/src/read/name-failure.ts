import type { PayerState } from "./payer-state";

/**
 * Why a settlement is not to be sent. Permit2 says TRANSFER_FROM_FAILED for whatever the token says, so the token's own
 * answers tell the cases apart. A token may ask its block list about `msg.sender` alone, which is Permit2 here: a listed
 * payer or payee is refused although the simulation went through.
 */
export function nameFailure(simulated: string | null, payerState: PayerState): string | null {
  const blocked =
    payerState.payerBlocked === true ? "payer_blocked" : payerState.payeeBlocked === true ? "payee_blocked" : null;
  if (simulated === null) return blocked;
  if (simulated !== "TRANSFER_FROM_FAILED") return simulated;
  return payerState.paused === true ? "token_paused" : (blocked ?? "transfer_from_failed");
}
