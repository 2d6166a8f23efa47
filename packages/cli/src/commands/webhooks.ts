import { eventTypes } from "@lunas/protocol/events/event-types";
import { type Command, defineCommand } from "../command";
import { httpAddress } from "../http-address";
import { inSession } from "../in-session";
import { pageOptions } from "../page";
import { statusOption } from "../status-option";
import { printDeliveries, printDelivery, sendAgain, sendTest } from "../webhooks/deliveries";
import { disableEndpoint, rotateSecret, setEndpoint, showEndpoint } from "../webhooks/endpoint";

const setCommand = defineCommand({
  name: "set",
  summary: "set the address that gets your events",
  details: "The first address gets a secret, which is printed once. A disabled address is on again.",
  arguments: [{ name: "url", summary: "the address of your receiver" }],
  examples: ["npx @lunas/cli webhooks set https://shop.example/webhooks"],
  async run({ words: [url = ""], options }, terminal) {
    const address = httpAddress("the address", url);
    return inSession(options, terminal, (signedIn) => setEndpoint(signedIn, address));
  },
});

const showCommand = defineCommand({
  name: "show",
  summary: "show the address, and whether it is on",
  examples: ["npx @lunas/cli webhooks show"],
  run: ({ options }, terminal) => inSession(options, terminal, showEndpoint),
});

const rotateCommand = defineCommand({
  name: "rotate",
  summary: "make a new secret and print it once",
  details: "The previous secret signs too for 24 hours.",
  examples: ["npx @lunas/cli webhooks rotate"],
  run: ({ options }, terminal) => inSession(options, terminal, rotateSecret),
});

const testCommand = defineCommand({
  name: "test",
  summary: "send webhook.test and print your receiver's answer",
  details: "Exit code 1 where the receiver does not answer 2xx.",
  examples: ["npx @lunas/cli webhooks test"],
  run: ({ options }, terminal) => inSession(options, terminal, sendTest),
});

const deliveriesCommand = defineCommand({
  name: "deliveries",
  summary: "list the deliveries, newest first, or show one with its attempts",
  arguments: [{ name: "delivery", isOptional: true, summary: "its id, dlv_…" }],
  options: {
    status: statusOption("pending", "succeeded", "failed"),
    type: { value: "type", choices: eventTypes, summary: "of one type of event, such as payment.confirmed" },
    ...pageOptions,
  },
  examples: ["npx @lunas/cli webhooks deliveries --status failed", "npx @lunas/cli webhooks deliveries dlv_2hTz…"],
  run: ({ words: [id], options }, terminal) =>
    inSession(options, terminal, (signedIn) =>
      id === undefined ? printDeliveries(signedIn, options) : printDelivery(signedIn, id),
    ),
});

const redeliverCommand = defineCommand({
  name: "redeliver",
  summary: "send a delivery again, or all that failed since a time",
  arguments: [{ name: "delivery", isOptional: true, summary: "its id, dlv_…" }],
  options: { since: { value: "time", summary: "all that failed since then, such as 2026-01-31T00:00:00Z" } },
  examples: [
    "npx @lunas/cli webhooks redeliver dlv_2hTz…",
    "npx @lunas/cli webhooks redeliver --since 2026-01-31T00:00:00Z",
  ],
  run: ({ words: [id], options }, terminal) =>
    inSession(options, terminal, (signedIn) => sendAgain(signedIn, id, options.since)),
});

const disableCommand = defineCommand({
  name: "disable",
  summary: "remove the address: no more webhooks",
  details: "Events are still recorded: `npx @lunas/cli events` shows them.",
  examples: ["npx @lunas/cli webhooks disable"],
  run: ({ options }, terminal) => inSession(options, terminal, disableEndpoint),
});

export const webhooksCommand: Command = {
  name: "webhooks",
  summary: "the address that gets your events, its secret, and its deliveries",
  details: "Signs in with the merchant's wallet, or uses the session of `npx @lunas/cli login`.",
  commands: [
    ...[setCommand, showCommand, rotateCommand, testCommand],
    ...[deliveriesCommand, redeliverCommand, disableCommand],
  ],
};
