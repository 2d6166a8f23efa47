import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import { Registered } from "@lunas/protocol/api/auth";
import { parse } from "@lunas/protocol/validate";
import type { Command } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { exit } from "../exit-codes";
import { Misuse } from "../misuse";
import { changeProfile } from "../profile";
import { atMost, flag, readOptions, text } from "../read-options";
import { ask } from "../service";
import { proveWallet } from "../sign-in";
import { table } from "../table";

const help = `lunas register: become a merchant

Usage: lunas register --email <address> --name <business name> [options]

Registers the wallet that receives your money, with its signature. The command makes a new wallet unless
LUNAS_MERCHANT_KEY (or LUNAS_MERCHANT_KEY_FILE) gives one. It stores the private key and your first sandbox key in the
profile, readable by you only (mode 600). Keep a copy of that file: this key controls your money, and a lost key cannot be
restored.

  --email <address>     your contact address
  --name <name>         your business, as payers know it
  --website <url>       optional
  --show-key            also print the sandbox key, once; the service never shows it again

Examples:
  lunas register --email you@shop.example --name "Warung Maju"
  LUNAS_MERCHANT_KEY_FILE=./wallet.key lunas register --email you@shop.example --name "Warung Maju" --json`;

const options = { email: text, name: text, website: text, "show-key": flag } as const;

export const registerCommand: Command = {
  name: "register",
  summary: "become a merchant: a wallet, and a first sandbox key",
  help,
  async run(given, terminal) {
    const { values, positionals } = readOptions(given, options);
    atMost(0, positionals);
    const { email, name, website } = values;
    if (email === undefined || name === undefined) throw new Misuse("--email and --name are needed");
    const context = await openCommandContext(values, terminal);
    const about = { email, name, ...(website === undefined ? {} : { website }) };
    const registered = await register(context, about);
    show(context, registered, values["show-key"] === true);
    return exit.done;
  },
};

async function register(context: CommandContext, about: { readonly email: string; readonly name: string }) {
  const { url, profile, profileFile } = context;
  if (profile.merchantId !== undefined) {
    throw new Misuse(
      `${profileFile} has the merchant ${profile.merchantId} already; name another with --profile <file>`,
    );
  }
  const merchantKey = (await context.secret("LUNAS_MERCHANT_KEY")) ?? newPrivateKey();
  const wallet = walletOf(merchantKey);
  // Stored before it is used: without its key the wallet's money is lost.
  await changeProfile(profileFile, { merchantKey, merchantAddress: wallet.address });
  context.progress(`registering ${wallet.address} at ${url}`);
  const body = { ...about, walletAddress: wallet.address, ...(await proveWallet(url, wallet)) };
  const call = { method: "POST", path: "/auth/register", body } as const;
  const registered = (await ask(url, call, (value) => parse(Registered, value))).body;
  const { merchantId, sandboxApiKey } = registered;
  await changeProfile(profileFile, { url, merchantId, apiKey: sandboxApiKey });
  return registered;
}

function show(context: CommandContext, { sandboxApiKey, ...registered }: Registered, showsKey: boolean): void {
  const { profileFile } = context;
  const key = showsKey ? { sandboxApiKey } : {};
  const rows = [
    ["merchant", registered.merchantId],
    ["wallet", registered.walletAddress],
    [
      "sandbox key",
      showsKey ? sandboxApiKey : `${sandboxApiKey.slice(0, 18)}… (stored in the profile; --show-key prints it)`,
    ],
    ["kept in", profileFile],
  ];
  context.print(
    { ...registered, ...key, profileFile },
    `Registered.\n${table(rows)}\n\nNext: lunas fund, lunas doctor`,
  );
}
