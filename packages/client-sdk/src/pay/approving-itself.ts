import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SignedPayment } from "./open-payments";
import type { PrepareDeps } from "./prepare";

/**
 * Sends a payment; where the approval that it offers is not paid for (each payer is sponsored once in a while only), the payer
 * approves by itself and the same authorization is sent without the offer. It was refused before anything was stored, and its nonce
 * is good for one payment in any case.
 */
export async function approvingItself<T>(
  { payer, chain, callbacks }: PrepareDeps,
  payload: SignedPayment,
  send: (payload: SignedPayment) => Promise<T>,
): Promise<T> {
  try {
    return await send(payload);
  } catch (refusal) {
    if (payload.extensions?.erc20ApprovalGasSponsoring === undefined || !isUnsponsored(refusal)) throw refusal;
    const { from, permitted } = payload.payload.permit2Authorization;
    const terms = { token: permitted.token, spender: chain.permit2Address };
    callbacks.onApprovalRequired?.({ ...terms, owner: from });
    // After a reload nobody has told the payer yet which chain it is about.
    await payer.useChain(chain);
    await payer.approve(terms).catch((error: unknown) => Promise.reject(withReason(error, refusal)));
    return send({ ...payload, extensions: {} });
  }
}

function isUnsponsored(error: unknown): error is LunasError {
  return error instanceof LunasError && error.code === "sponsorship_refused";
}

/** Neither pays for the approval: both reasons are told. */
function withReason(error: unknown, refusal: LunasError): unknown {
  if (!(error instanceof LunasError) || error.code !== "no_permit2_approval") return error;
  const { reason = "refused" } = refusal.details;
  const message = `The service does not pay for this wallet's approval of Permit2 (${reason}). ${error.message}`;
  const details = { ...refusal.details, ...error.details };
  return new LunasError(message, { code: refusal.code, status: refusal.status, details, cause: error });
}
