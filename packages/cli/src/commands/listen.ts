import type { Command } from "../command";
import { apiKeyOf, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { listen } from "../listen";
import { Misuse } from "../misuse";
import { parseCommand } from "../parse-command";

const help = `lunas listen: webhooks on a machine without a public address

Usage: lunas listen --forward-to <url> [options]

Follows your events and posts each to <url>, signed as a webhook is. What came while nobody listened is posted first.
Ends with Ctrl-C.

  --forward-to <url>    where your receiver listens
  --secret <whsec_…>    what to sign with (default: one of its own, shown at the start and kept)
  --after <evt_…>       begin after this event; "latest" begins with what comes from now on
                        (default: where the last listen with this key ended, else "latest")
  --key <key>           a secret key; better kept in the profile or in LUNAS_API_KEY. It decides whose events are
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
