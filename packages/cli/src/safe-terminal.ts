import { withColours } from "./paint";
import { plain } from "./safe-text";
import type { Terminal } from "./terminal";

/** A terminal that gets text only, and this command's own colours: nothing that a service says is an order to it. */
export function safely(terminal: Terminal): Terminal {
  return {
    ...terminal,
    say: (line) => terminal.say(withColours(plain(line))),
    complain: (line) => terminal.complain(withColours(plain(line))),
  };
}
