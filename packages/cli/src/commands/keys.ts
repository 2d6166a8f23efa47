import type { Command } from "../command";
import { openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { createKey } from "../keys/create-key";
import { listKeys } from "../keys/list-keys";
import { revokeKey } from "../keys/revoke-key";
import { rollKey } from "../keys/roll-key";
import { Misuse } from "../misuse";
import { atMost, flag, type Options, readOptions, text, texts } from "../read-options";
import { withSession } from "../sign-in";

const help = `lunas keys: your API keys

Usage: lunas keys list
       lunas keys create [--environment production] [--type publishable --origin <origin>…] [--label <text>] [--save]
                         [--scope <scope>…] [--allow-ip <address or network>…] [--expires <when>]
       lunas keys roll <key_…> [--grace <duration>]
       lunas keys revoke <key_…>

Signs in with the merchant's wallet (the profile's, or LUNAS_MERCHANT_KEY) and out again. A new key is printed once, by
\`create\` and \`roll\`, and cannot be read from the service again. A rolled or revoked key that the profile holds is
replaced or removed there too.

  --environment <name>  sandbox (default) or production (also called base, or live)
  --type <type>         secret (default; for servers) or publishable (for pages)
  --origin <origin>     where a publishable key may be used; as often as needed
  --label <text>        what it is for
  --scope <scope>       what a secret key may do, as often as needed: payments:settle, payments:read, refunds:write,
                        links:write, events:read, sandbox; without it, everything
  --allow-ip <range>    where a secret key may be used from, as often as needed: 203.0.113.7, 2001:db8::/32
  --expires <when>      when a secret key stops working: 30d, 12h, or a date such as 2027-06-30
  --save                keep the new secret key in the profile, and do not print it
  --grace <duration>    how long a rolled key still works: 0 (default), 1h, 1d or 7d

Examples:
  lunas keys list
  lunas keys create --label "shop server"
  lunas keys create --label "book-keeping" --scope payments:read --allow-ip 203.0.113.0/24 --expires 365d
  lunas keys create --type publishable --origin https://shop.example
  lunas keys roll key_2hTz… --grace 1d`;

const options = {
  environment: text,
  type: text,
  origin: texts,
  label: text,
  scope: texts,
  "allow-ip": texts,
  expires: text,
  grace: text,
  save: flag,
} as const;

export const keysCommand: Command = {
  name: "keys",
  summary: "list, create, roll and revoke your API keys",
  help,
  async run(given, terminal) {
    const { values, positionals } = readOptions(given, options);
    const [verb, id] = atMost(2, positionals);
    const work = workOf(verb, id, values);
    const context = await openCommandContext(values, terminal);
    await withSession(context, (session) => work({ context, session }));
    return exit.done;
  },
};

type Values = Options<typeof options>["values"];

function workOf(verb: string | undefined, id: string | undefined, values: Values) {
  switch (verb) {
    case "list":
      return listKeys;
    case "create":
      return createKey(values);
    case "roll":
      return rollKey(keyId(id), values.grace ?? "0");
    case "revoke":
      return revokeKey(keyId(id));
    default:
      throw new Misuse("say what: list, create, roll or revoke");
  }
}

function keyId(id: string | undefined): string {
  if (id !== undefined && /^key_\w+$/.test(id)) return id;
  throw new Misuse("which one? Its id begins with key_; `lunas keys list` shows them");
}
