import { exit } from "@lunas/command-line/exit-codes";
import { familyOf, sectionOf } from "@lunas/protocol/wire/environment";
import { Lunas, type PaymentsApi } from "@lunas/server";
import { apiKeyOf, type CommandContext, type CommandInput, openCommandContext } from "./command-context";
import type { Terminal } from "./terminal";

/** The library with the key's merchant and environment. */
export async function lunasOf(context: CommandContext): Promise<Lunas> {
  const apiKey = await apiKeyOf(context);
  const environment = familyOf(apiKey).section === sectionOf("base") ? "base" : "local";
  return new Lunas(apiKey, { environment, facilitatorUrl: context.url });
}

/** Opens the command's context and the library of its key, and does the work with both. Returns the exit code 0. */
export async function withKey(
  given: CommandInput,
  terminal: Terminal,
  work: (context: CommandContext, lunas: Lunas) => Promise<void>,
): Promise<number> {
  const context = await openCommandContext(given, terminal);
  await work(context, await lunasOf(context));
  return exit.done;
}

/** The payments of the key's merchant and environment. */
export async function paymentsOf(context: CommandContext): Promise<PaymentsApi> {
  return (await lunasOf(context)).payments;
}
