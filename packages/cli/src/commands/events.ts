import { setTimeout as wait } from "node:timers/promises";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import type { WebhookBody } from "@lunas/protocol/events/webhook-body";
import { amountText } from "../amount-text";
import { askEvents } from "../ask-events";
import { defineCommand } from "../command";
import { apiKeyOf, type CommandContext, openCommandContext } from "../command-context";
import { jsonLine, oneLine } from "../safe-text";

/** Between two requests: an address may send 120 in a minute. */
const paceMs = 600;

export const eventsCommand = defineCommand({
  name: "events",
  summary: "print your events, oldest first; --follow goes on with new ones",
  details: `The events of the last 90 days of the key's environment, in order and without gaps, the same that webhooks send. With --json
each line is one event.`,
  options: {
    follow: { summary: "wait for new events until Ctrl-C; without --after only new ones are printed" },
    after: { value: "evt_…", summary: 'after this event; "latest" begins with new ones (default: the oldest)' },
    network: { value: "network", summary: "only events of payments and refunds on this chain, such as base" },
  },
  examples: ["npx @lunas/cli events --follow", "npx @lunas/cli events --after evt_2hTz… --json"],
  endsItself: true,
  async run({ options }, terminal) {
    const { follow: isFollowing = false, after, network } = options;
    if (after !== undefined && !/^(latest|evt_\w+)$/.test(after)) throw new Misuse('--after must be evt_… or "latest"');
    const context = await openCommandContext(options, terminal);
    const key = await apiKeyOf(context);
    return print(context, { key, network, isFollowing, after: after ?? (isFollowing ? "latest" : null) });
  },
});

interface Feed {
  readonly key: string;
  readonly network: string | undefined;
  readonly isFollowing: boolean;
  readonly after: string | null;
}

async function print(context: CommandContext, feed: Feed): Promise<number> {
  const { signal } = context.terminal;
  let { after } = feed;
  while (!signal.aborted) {
    const step = await printNext(context, { ...feed, after });
    if ("exit" in step) return step.exit;
    after = step.after;
    await wait(step.pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return exit.done;
}

/** The place and the time of the next request; `exit` ends the command. */
type Step = { readonly after: string | null; readonly pauseMs: number } | { readonly exit: number };

async function printNext(context: CommandContext, { key, network, isFollowing, after }: Feed): Promise<Step> {
  const { terminal, url } = context;
  const answer = await askEvents({ url, key, network, after, signal: terminal.signal, isWaiting: isFollowing });
  if (terminal.signal.aborted) return { exit: exit.done };
  switch (answer.kind) {
    case "unknown_event":
      throw new Misuse(`the service does not have event ${after} (any more)`);
    case "refused":
      terminal.complain(oneLine(`lunas events: ${answer.reason}`));
      return { exit: exit.failed };
    case "later":
      terminal.complain(oneLine(isFollowing ? `Retrying: ${answer.reason}` : `lunas events: ${answer.reason}`));
      return isFollowing ? { after, pauseMs: answer.afterMs } : { exit: exit.failed };
    case "page": {
      const { events, cursor, hasMore } = answer.page;
      for (const event of events) terminal.say(context.isJson ? jsonLine(event) : lineOf(event));
      const next = events.at(-1)?.id ?? cursor ?? after;
      return isFollowing || hasMore ? { after: next, pauseMs: paceMs } : { exit: exit.done };
    }
  }
}

function lineOf(event: WebhookBody): string {
  const { id, type, timestamp, environment, data } = event;
  const about = subjectOf(data);
  return oneLine(`${timestamp}  ${environment}  ${type}  ${id}  ${about}`);
}

function subjectOf(data: WebhookBody["data"]): string {
  // A hold has no payment before its capture.
  if ("capturedAmount" in data) return `${data.paymentId ?? data.holdId}  ${amountText(data.amount)}`;
  if ("paymentId" in data) return `${data.paymentId}  ${amountText(data.amount)}`;
  if ("payoutId" in data) return `${data.payoutId}  ${data.amount === null ? "" : amountText(data.amount)}`;
  return "channelId" in data ? `${data.channelId}  ${amountText(data.balance)}` : data.merchantId;
}
