import { setTimeout as wait } from "node:timers/promises";
import type { EventList } from "@lunas/protocol/api/events";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { askEvents } from "./ask-events";
import { type ListenState, placeName, readState, writeState } from "./listen-state";
import { type Posted, postEvent } from "./post-event";
import { oneLine } from "./safe-text";
import type { Terminal } from "./terminal";

/** Between two requests: an address may send 120 in a minute. */
const paceMs = 600;
const longestPauseMs = 5_000;

interface Forwarding {
  readonly forwardTo: string;
  readonly secret: string;
  readonly terminal: Terminal;
}

/** The options, with the service's address and the key. */
export interface Listen {
  readonly url: string;
  readonly key: string;
  readonly forwardTo: string;
  /** Null: the stored one. */
  readonly secret: string | null;
  /** Null: where the last listen ended. */
  readonly after: string | null;
}

interface Listening extends Forwarding {
  readonly url: string;
  readonly key: string;
  /** Stores the key's place. */
  readonly remember: (cursor: string) => Promise<void>;
}

/** The cursor and the time of the next request; `exit` ends the command. */
type Step = { readonly after: string | null; readonly pauseMs: number } | { readonly exit: number };

/** Follows the events and forwards each, in order, until the signal aborts. Returns the exit code. */
export async function listen(command: Listen, terminal: Terminal): Promise<number> {
  const { url, key, forwardTo } = command;
  const kept = await readState(terminal.stateFile);
  const place = placeName(url, key);
  const secret = command.secret ?? kept.secret;
  let state: ListenState = { ...kept, secret, forwardTo };
  let after: string | null = command.after ?? kept.after[place] ?? "latest";
  const remember = async (cursor: string) => {
    state = { ...state, after: { ...state.after, [place]: cursor } };
    await writeState(terminal.stateFile, state);
  };
  await writeState(terminal.stateFile, state);
  terminal.say("A webhook address that you have set gets the same events, signed with its own secret.");
  terminal.say(`Signing with ${secret}`);
  terminal.say(`Forwarding to ${forwardTo}, ${after === "latest" ? "from now on" : `after ${after}`}. Ctrl-C ends it.`);

  while (!terminal.signal.aborted) {
    const step = await take(after, { url, key, forwardTo, secret, terminal, remember });
    if ("exit" in step) return step.exit;
    after = step.after;
    await pause(step.pauseMs, terminal.signal);
  }
  terminal.say("Ended.");
  return 0;
}

async function take(after: string | null, listening: Listening): Promise<Step> {
  const { url, key, terminal } = listening;
  const answer = await askEvents({ url, key, after, signal: terminal.signal });
  if (terminal.signal.aborted) return { after, pauseMs: 0 };
  switch (answer.kind) {
    case "page":
      return { after: await forwardAll(after, answer.page, listening), pauseMs: paceMs };
    case "later":
      terminal.complain(oneLine(`Retrying: ${answer.reason}`));
      return { after, pauseMs: answer.afterMs };
    case "unknown_event":
      terminal.complain(`The service does not have event ${after} (any more). Continuing with new events.`);
      return { after: "latest", pauseMs: 0 };
    case "refused":
      terminal.complain(oneLine(`The service refused: ${answer.reason}`));
      return { exit: 1 };
  }
}

/** Forwards the events one by one and stores each place; returns the last place. */
async function forwardAll(after: string | null, { events, cursor }: EventList, listening: Listening) {
  let reached = after;
  for (const event of events) {
    if (!(await forward(event, listening))) return reached;
    reached = event.id;
    await listening.remember(event.id);
  }
  // Even without events the answer contains the cursor of "latest".
  if (events.length > 0 || cursor === null) return events.length > 0 ? reached : cursor;
  if (cursor !== after) await listening.remember(cursor);
  return cursor;
}

/**
 * Every answer of the receiver counts and is shown; without an answer it waits for the receiver. False when it was
 * interrupted first.
 */
async function forward(event: WebhookBody, { forwardTo, secret, terminal }: Forwarding): Promise<boolean> {
  for (let pauseMs = 250; !terminal.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const posted = await postEvent(forwardTo, event, secret);
    terminal.say(lineOf(event, posted));
    if (posted.status !== null) return true;
    await pause(pauseMs, terminal.signal);
  }
  return false;
}

export function lineOf({ type, id, timestamp }: WebhookBody, { status, durationMs }: Posted): string {
  return oneLine(`${timestamp}  ${type}  ${id}  →  ${status ?? "no answer"} (${durationMs} ms)`);
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
