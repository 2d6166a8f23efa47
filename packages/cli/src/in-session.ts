import { exit } from "@lunas/command-line/exit-codes";
import { type CommandContext, type CommandInput, openCommandContext } from "./command-context";
import type { SignedIn } from "./keys/signed-in";
import { withSession } from "./sign-in";
import type { Terminal } from "./terminal";

/** Opens the command's context and a session and runs the work in it. The exit code is the work's number, else 0. */
export async function inSession(
  options: CommandInput,
  terminal: Terminal,
  work: (signedIn: SignedIn) => Promise<unknown>,
): Promise<number> {
  const context: CommandContext = await openCommandContext(options, terminal);
  const outcome = await withSession(context, (session) => work({ context, session }));
  return typeof outcome === "number" ? outcome : exit.done;
}
