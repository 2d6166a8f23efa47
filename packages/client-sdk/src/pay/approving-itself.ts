import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { SignedPayment } from "./open-payments";
import type { PrepareDeps } from "./prepare";

/**
 * Sends a payment. If the service does not pay for its approval (it sponsors each payer only once in a while), the
 * payer makes the approval itself and the same authorization is sent without the offer. The service stored nothing when
 * it refused, and the nonce is valid for one payment only.
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
    // After a reload the payer does not know the chain yet.
    await payer.useChain(chain);
    await payer.approve(terms).catch((error: unknown) => Promise.reject(withReason(error, refusal)));
    const { erc20ApprovalGasSponsoring: _refused, ...extensions } = payload.extensions;
    return send({ ...payload, extensions });
  }
}

function isUnsponsored(error: unknown): error is LunasError {
  return error instanceof LunasError && error.code === "sponsorship_refused";
}

/** Neither the service nor the payer pays for the approval: the error gives both reasons. */
export function withReason(error: unknown, refusal: LunasError): unknown {
  if (!(error instanceof LunasError) || error.code !== "no_permit2_approval") return error;
  const { reason = "refused" } = refusal.details;
  const message = `The service does not pay for this wallet's approval of Permit2 (${reason}). ${error.message}`;
  const details = { ...refusal.details, ...error.details };
  return new LunasError(message, { code: refusal.code, status: refusal.status, details, cause: error });
}
