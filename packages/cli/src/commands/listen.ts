import type { Command } from "../command";
import { apiKeyOf, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { listen } from "../listen";
import { Misuse } from "../misuse";
import { parseCommand } from "../parse-command";

const help = `lunas listen: webhooks on a machine without a public address

Usage: lunas listen --forward-to <url> [options]

Follows your events and posts each to <url>, signed as a webhook is. Events since the last listen are posted first.
Press Ctrl-C to end.

  --forward-to <url>    the address of your receiver
  --secret <whsec_…>    the secret to sign with (default: its own, shown at the start and stored)
  --after <evt_…>       begin after this event; "latest" begins with new events
                        (default: where the last listen with this key ended, else "latest")
  --key <key>           a secret key; it is safer in the profile or in LUNAS_API_KEY. It decides whose events are
                        followed, and of which environment
  --url, --profile      as for every command

Examples:
  lunas listen --forward-to http://localhost:4000/hook
  lunas listen --forward-to http://localhost:4000/hook --after latest`;

export const listenCommand: Command = {
  name: "listen",
  summary: "forward your events to a receiver on this machine, signed as webhooks are",
  help,
  endsItself: true,
  async run(given, terminal) {
    const command = parseCommand(["listen", ...given]);
    if (command.kind === "misunderstood") throw new Misuse(command.problem);
    if (command.kind !== "listen") return exit.misunderstood;
    const { url, profile } = command;
    const context = await openCommandContext({ url: url ?? undefined, profile: profile ?? undefined }, terminal);
    return listen({ ...command, url: context.url, key: command.key ?? (await apiKeyOf(context)) }, terminal);
  },
};
