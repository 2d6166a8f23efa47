import { type EventType, eventTypes } from "@lunas/protocol/events/event-types";
import { defineCommand } from "../command";
import { httpAddress } from "../http-address";
import { signingSecret } from "../signing-secret";
import { trigger } from "../trigger";

export const triggerCommand = defineCommand({
  name: "trigger",
  summary: "post one sample event to a receiver on this machine",
  details: `Posts one signed sample event of the sandbox. Nothing is paid, and the service does not know the event. The exit code is
0 when the receiver answers 2xx.`,
  arguments: [{ name: "type", choices: eventTypes, summary: "the event's type" }],
  options: {
    "forward-to": { value: "url", summary: "the receiver (default: the address of the last listen)" },
    secret: { value: "whsec_…", summary: "the secret to sign with (default: that of the last listen)" },
  },
  examples: [
    "npx @lunas/cli trigger payment.confirmed",
    "npx @lunas/cli trigger payment.failed --forward-to http://localhost:4000/hook",
  ],
  async run({ words: [type], options: { "forward-to": receiver, secret } }, terminal) {
    const forwardTo = receiver === undefined ? null : httpAddress("--forward-to", receiver);
    return trigger({ type: type as EventType, forwardTo, secret: signingSecret(secret) }, terminal);
  },
});
