import type { Address } from "@lunas/catalog/chain";
import type { RefusalReason } from "./policy/signing-terms";

/** Events of signing. No method may throw or block; no event contains a secret. */
export interface SignerObserver {
  /** A remote key cannot be used: its lane rests, and it is probed until it answers. */
  signerUnavailable(event: {
    readonly signer: string;
    readonly address: Address | null;
    readonly reason: string;
  }): void;
  /** The signer works (again). */
  signerReady(event: { readonly signer: string; readonly address: Address }): void;
  /** The remote key is not the expected one; it is not used. */
  signerWrong(event: { readonly signer: string; readonly problem: string }): void;
  /**
   * The policy refused a transaction; it was not signed. The same call is reported once an hour. `to` and `selector`
   * are those of the refused bytes.
   */
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
