/** What the thread that recovers gets and answers: rows of fixed length, one after the other. */

/** A digest (32 bytes), r and s (64), and the parity, 0 or 1. */
export const requestBytes = 97;
/** 1 and the signer's address; or 0, where no key can have made the signature. */
export const answerBytes = 21;

export interface RecoveryMessage {
  readonly id: number;
  readonly rows: Uint8Array;
}
