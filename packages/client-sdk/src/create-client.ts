import { type Client, createClientOf } from "./client";
import type { ClientSetup } from "./client-deps";
import type { ClientOptions } from "./options";
import type { Payer } from "./payer";

export interface CustomClientOptions extends ClientOptions, Omit<ClientSetup, "payer" | "isBrowser" | "own"> {
  /**
   * The payer that signs. `/browser` and `/agent` bring one; this option takes any other: a hardware wallet, a custody
   * service.
   */
  readonly payer: Payer;
}

const own = ["payer", "origin", "fetch", "openPayments", "spending"] as const;

/** A client around your own payer. */
export function createClient(options: CustomClientOptions): Client {
  return createClientOf(options, { ...options, isBrowser: "document" in globalThis, own });
}
