import type { CommandContext } from "../command-context";

/** The command's context with the merchant's session, as a header. */
export interface SignedIn {
  readonly context: CommandContext;
  readonly session: Readonly<Record<string, string>>;
}
