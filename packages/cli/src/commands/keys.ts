import { Misuse } from "@lunas/command-line/misuse";
import { keyScopes } from "@lunas/protocol/api/key-scopes";
import { type Command, defineCommand } from "../command";
import { inSession } from "../in-session";
import { createKey } from "../keys/create-key";
import { listKeys } from "../keys/list-keys";
import { revokeKey } from "../keys/revoke-key";
import { rollKey } from "../keys/roll-key";

const key = { name: "key", summary: "its id, key_…; `npx @lunas/cli keys list` shows it" };

const listCommand = defineCommand({
  name: "list",
  summary: "list your API keys",
  examples: ["npx @lunas/cli keys list"],
  async run({ options }, terminal) {
    return inSession(options, terminal, listKeys);
  },
});

const createCommand = defineCommand({
  name: "create",
  summary: "make a new API key",
  details: "A new key is printed once, and cannot be read from the service again.",
  options: {
    type: {
      value: "type",
      choices: ["secret", "publishable"],
      summary: "secret (default; for servers) or publishable (for pages)",
    },
    origin: {
      ...{ value: "origin", isRepeated: true },
      summary: "where a publishable key may be used; as often as needed",
    },
    label: { value: "text", summary: "what it is for" },
    scope: {
      ...{ value: "scope", isRepeated: true },
      summary: `what a secret key may do, as often as needed: ${keyScopes.join(", ")}; without it, everything`,
    },
    "allow-ip": {
      ...{ value: "range", isRepeated: true },
      summary: "where a secret key may be used from, as often as needed: 203.0.113.7, 2001:db8::/32",
    },
    expires: { value: "when", summary: "when a secret key stops working: 30d, 12h, or a date such as 2027-06-30" },
    save: { summary: "keep the new secret key in the profile, and do not print it" },
  },
  examples: [
    'npx @lunas/cli keys create --label "shop server"',
    'npx @lunas/cli keys create --label "book-keeping" --scope payments:read --allow-ip 203.0.113.0/24 --expires 365d',
    "npx @lunas/cli keys create --type publishable --origin https://shop.example",
  ],
  async run({ options }, terminal) {
    return inSession(options, terminal, createKey(options));
  },
});

const rollCommand = defineCommand({
  name: "roll",
  summary: "replace a key by a new one, at once or after a grace period",
  details: "The new key is printed once. If the profile holds the old key, it gets the new one.",
  arguments: [key],
  options: {
    grace: { value: "duration", summary: "how long the old key still works: 0 (default), 1h, 1d or 7d" },
  },
  examples: ["npx @lunas/cli keys roll key_2hTz… --grace 1d"],
  async run({ words: [id], options }, terminal) {
    return inSession(options, terminal, rollKey(keyId(id), options.grace ?? "0"));
  },
});

const revokeCommand = defineCommand({
  name: "revoke",
  summary: "end a key at once",
  details: "If the profile holds the key, it is removed there too.",
  arguments: [key],
  examples: ["npx @lunas/cli keys revoke key_2hTz…"],
  async run({ words: [id], options }, terminal) {
    return inSession(options, terminal, revokeKey(keyId(id)));
  },
});

export const keysCommand: Command = {
  name: "keys",
  summary: "list, create, roll and revoke your API keys",
  details: "Signs in with the merchant's wallet (the profile's, or LUNAS_MERCHANT_KEY) and out again.",
  commands: [listCommand, createCommand, rollCommand, revokeCommand],
};

function keyId(id: string | undefined): string {
  if (id !== undefined && /^key_\w+$/.test(id)) return id;
  throw new Misuse("which one? Its id begins with key_; `npx @lunas/cli keys list` shows them");
}
