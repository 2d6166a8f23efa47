import type { EventType } from "@lunas/protocol/events/event-types";
import { lineOf } from "./listen";
import { readState } from "./listen-state";
import { postEvent } from "./post-event";
import { sampleEvent } from "./sample-event";
import type { Terminal } from "./terminal";

export interface TriggerCommand {
  readonly type: EventType;
  /** Null: the last listen's. */
  readonly forwardTo: string | null;
  readonly secret: string | null;
}

/** Posts one sample event of the sandbox. Returns the exit code: 0 when the receiver accepted it. */
export async function trigger(command: TriggerCommand, terminal: Terminal): Promise<number> {
  const kept = await readState(terminal.stateFile);
  const forwardTo = command.forwardTo ?? kept.forwardTo;
  if (forwardTo === null) {
    terminal.complain("There is no earlier listen to take the address from. Give --forward-to <url>.");
    return 2;
  }
  const event = sampleEvent(command.type, Date.now());
  const posted = await postEvent(forwardTo, event, command.secret ?? kept.secret);
  terminal.say(lineOf(event, posted));
  return posted.status !== null && posted.status >= 200 && posted.status < 300 ? 0 : 1;
}
