import type { Address } from "@lunas/catalog/chain";
import type { RefusalReason } from "./policy/signing-terms";

/** What there is to tell of signing. No method may throw or block; nothing in an event is secret. */
export interface SignerObserver {
  /** A key elsewhere cannot be used: its lane rests, and it is asked again until it answers. */
  signerUnavailable(event: {
    readonly signer: string;
    readonly address: Address | null;
    readonly reason: string;
  }): void;
  /** It signs (again). */
  signerReady(event: { readonly signer: string; readonly address: Address }): void;
  /** The key elsewhere is another one than it is to be; it is not used. */
  signerWrong(event: { readonly signer: string; readonly problem: string }): void;
  /** The policy refused a transaction; it was not signed. The same call is told of once an hour. `to` and `selector` are those of the refused bytes. */
  signatureRefused(event: SignatureRefused): void;
}

export interface SignatureRefused {
  readonly address: Address;
  readonly nonce: number;
  readonly reason: RefusalReason;
  readonly to: string;
  readonly selector: string;
  readonly valueWei: bigint;
}

const nothing = () => {};

export const silentSignerObserver: SignerObserver = {
  signerUnavailable: nothing,
  signerReady: nothing,
  signerWrong: nothing,
  signatureRefused: nothing,
};
