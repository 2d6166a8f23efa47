import { eventTypes } from "@lunas/protocol/events/event-types";
import type { Command } from "../command";
import { exit } from "../exit-codes";
import { Misuse } from "../misuse";
import { parseCommand } from "../parse-command";
import { trigger } from "../trigger";

const types = eventTypes.filter((each) => each !== "webhook.test");

const help = `lunas trigger: one sample event for a receiver on this machine

Usage: lunas trigger <type> [--forward-to <url>] [--secret <whsec_…>]

Posts one signed sample event of the sandbox to <url> (default: the address and the secret of the last listen).
Nothing is paid, and the service does not know the event. The exit code is 0 when the receiver answers 2xx.

Types: ${types.join(", ")}

Examples:
  lunas trigger payment.confirmed
  lunas trigger payment.failed --forward-to http://localhost:4000/hook`;

export const triggerCommand: Command = {
  name: "trigger",
  summary: "post one sample event to a receiver on this machine",
  help,
  async run(given, terminal) {
    const command = parseCommand(["trigger", ...given]);
    if (command.kind === "misunderstood") throw new Misuse(command.problem);
    return command.kind === "trigger" ? trigger(command, terminal) : exit.misunderstood;
  },
};
