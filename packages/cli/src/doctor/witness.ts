import type { Lunas } from "@lunas/server";
import type { SignedIn } from "../keys/signed-in";

/** Sees that a merchant is told of a payment. */
export interface Witness {
  /** In plain words. */
  readonly how: string;
  /** What was told of this payment; throws where nothing is within a minute. */
  see(paymentId: string): Promise<string>;
  /** Leaves the merchant as it was found. */
  close(): Promise<void>;
}

export interface WitnessDeps {
  readonly signedIn: SignedIn;
  readonly lunas: Lunas;
  readonly apiKey: string;
}

export const witnessMs = 60_000;
