import type { Desk } from "../desk";

/** The command's context with the merchant's session, as a header. */
export interface SignedIn {
  readonly desk: Desk;
  readonly session: Readonly<Record<string, string>>;
}
