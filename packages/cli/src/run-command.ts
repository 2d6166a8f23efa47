import { help } from "./help";
import { listen } from "./listen";
import { parseCommand } from "./parse-command";
import type { Terminal } from "./terminal";
import { trigger } from "./trigger";

/** Runs a command line; answers the exit code: 0 done, 1 it did not work, 2 it was not understood. */
export async function runCommand(given: readonly string[], terminal: Terminal): Promise<number> {
  const command = parseCommand(given);
  switch (command.kind) {
    case "help":
      terminal.say(help);
      return 0;
    case "misunderstood":
      terminal.complain(`lunas: ${command.problem}\nlunas --help tells more.`);
      return 2;
    case "listen":
      return listen(command, terminal);
    case "trigger":
      return trigger(command, terminal);
  }
}
