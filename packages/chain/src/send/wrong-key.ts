/**
 * The remote key is not the expected one: on another curve, of another address, or missing. Waiting does not help. The
 * message completes "<signer>: …" and contains no secret.
 */
export class WrongKey extends Error {
  override readonly name = "WrongKey";
}
