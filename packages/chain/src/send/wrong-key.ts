/**
 * The key elsewhere is not the one that it is to be: on another curve, of another address, or not there at all. Waiting does
 * not mend it. The message completes "<signer>: …" and holds no secret.
 */
export class WrongKey extends Error {
  override readonly name = "WrongKey";
}
