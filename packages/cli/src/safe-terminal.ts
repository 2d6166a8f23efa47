import { withColours } from "./paint";
import { plain } from "./safe-text";
import type { Terminal } from "./terminal";

/** A terminal that gets only text and this command's own colours: remote text cannot control it. */
export function safely(terminal: Terminal): Terminal {
  return {
    ...terminal,
    say: (line) => terminal.say(withColours(plain(line))),
    complain: (line) => terminal.complain(withColours(plain(line))),
  };
}
