import { Misuse } from "@lunas/command-line/misuse";
import { defineCommand } from "../command";
import { apiKeyOf, openCommandContext } from "../command-context";
import { httpAddress } from "../http-address";
import { listen } from "../listen";
import { signingSecret } from "../signing-secret";

export const listenCommand = defineCommand({
  name: "listen",
  summary: "forward your events to a receiver on this machine, signed as webhooks are",
  details: `For a machine without a public address. Follows your events and posts each to the receiver, signed as a webhook is. Events
since the last listen are posted first. Press Ctrl-C to end.`,
  options: {
    "forward-to": { value: "url", summary: "the address of your receiver" },
    secret: {
      value: "whsec_…",
      summary: "the secret to sign with (default: its own, shown at the start and stored)",
    },
    after: {
      value: "evt_…",
      summary:
        'begin after this event; "latest" begins with new events (default: where the last listen with this key ended, else "latest")',
    },
    key: {
      value: "key",
      summary:
        "a secret key; it is safer in the profile or in LUNAS_API_KEY. It decides whose events are followed, and of which environment",
    },
  },
  examples: [
    "npx @lunas/cli listen --forward-to http://localhost:4000/hook",
    "npx @lunas/cli listen --forward-to http://localhost:4000/hook --after latest",
  ],
  endsItself: true,
  async run({ options }, terminal) {
    const { key, after } = options;
    const forwardTo = receiverAddress(options["forward-to"]);
    const secret = signingSecret(options.secret);
    if (key !== undefined && !/^ipk_(sandbox|live)_/.test(key))
      throw new Misuse("--key must be a secret key, ipk_sandbox_… or ipk_live_…");
    if (after !== undefined && !/^(latest|evt_\w+)$/.test(after)) throw new Misuse('--after must be evt_… or "latest"');
    const context = await openCommandContext(options, terminal);
    const { url } = context;
    return listen({ url, key: key ?? (await apiKeyOf(context)), forwardTo, secret, after: after ?? null }, terminal);
  },
});

function receiverAddress(given: string | undefined): string {
  if (given === undefined) throw new Misuse("--forward-to is missing: the address of your receiver");
  return httpAddress("--forward-to", given);
}
