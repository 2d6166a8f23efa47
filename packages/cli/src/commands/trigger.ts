import { eventTypes } from "@lunas/protocol/events/event-types";
import type { Command } from "../command";
import { exit } from "../exit-codes";
import { Misuse } from "../misuse";
import { parseCommand } from "../parse-command";
import { trigger } from "../trigger";

const types = eventTypes.filter((each) => each !== "webhook.test");

const help = `lunas trigger: one made-up event for a receiver on this machine

Usage: lunas trigger <type> [--forward-to <url>] [--secret <whsec_…>]

Posts one made-up event of the sandbox, signed, to <url> (default: where the last listen forwarded to, with its secret).
Nothing is paid, and the service knows nothing of it. Exits with 0 when the receiver answers 2xx.

Types: ${types.join(", ")}

Examples:
  lunas trigger payment.confirmed
  lunas trigger payment.failed --forward-to http://localhost:4000/hook`;

export const triggerCommand: Command = {
  name: "trigger",
  summary: "post one made-up event to a receiver on this machine",
  help,
  async run(given, terminal) {
    const command = parseCommand(["trigger", ...given]);
    if (command.kind === "misunderstood") throw new Misuse(command.problem);
    return command.kind === "trigger" ? trigger(command, terminal) : exit.misunderstood;
  },
};
