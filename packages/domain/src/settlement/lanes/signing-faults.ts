/**
 * The lane's signer cannot sign now: it is unavailable, hangs, or has reached its hourly spending limit. Nothing was
 * signed.
 */
export class SignerUnavailable extends Error {
  override readonly name = "SignerUnavailable";
  constructor(
    readonly signer: string,
    readonly reason: string,
    options?: { cause?: unknown },
  ) {
    super(`${signer} cannot sign: ${reason}`, options);
  }
}

/**
 * The signing policy refused part of a batch; nothing of the batch was signed. A bug or an attack: the operator must
 * look at it.
 */
export class SigningRefused extends Error {
  override readonly name = "SigningRefused";
  constructor(
    readonly signer: string,
    /** Indexes in the batch. */
    readonly refusals: readonly { readonly index: number; readonly reason: string }[],
  ) {
    const reasons = [...new Set(refusals.map(({ reason }) => reason))].join(", ");
    super(`the signing policy of ${signer} refused ${refusals.length} transactions of a batch: ${reasons}`);
  }
}
