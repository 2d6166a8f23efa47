import type { Lunas } from "@lunas/server";
import type { SignedIn } from "../keys/signed-in";

/** Checks that a merchant receives the event of a payment. */
export interface Witness {
  /** A text for people. */
  readonly how: string;
  /** Describes this payment's event; throws where none arrives within a minute. */
  see(paymentId: string): Promise<string>;
  /** Restores the merchant's settings. */
  close(): Promise<void>;
}

export interface WitnessDeps {
  readonly signedIn: SignedIn;
  readonly lunas: Lunas;
  readonly apiKey: string;
}

export const witnessMs = 60_000;
