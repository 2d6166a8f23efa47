import type { Desk } from "../command-context";

/** A desk with the merchant's session, as a header. */
export interface SignedIn {
  readonly desk: Desk;
  readonly session: Readonly<Record<string, string>>;
}
