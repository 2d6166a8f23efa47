/** The signer of a lane cannot sign at present: it is gone, it hangs, or it has spent what it may in an hour. Nothing was signed. */
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

/** The signing policy refused some of a batch; nothing of the batch was signed. For the operator: it never ought to happen. */
export class SigningRefused extends Error {
  override readonly name = "SigningRefused";
  constructor(
    readonly signer: string,
    /** Places in the batch. */
    readonly refusals: readonly { readonly index: number; readonly reason: string }[],
  ) {
    const reasons = [...new Set(refusals.map(({ reason }) => reason))].join(", ");
    super(`the signing policy of ${signer} refused ${refusals.length} of a batch: ${reasons}`);
  }
}
