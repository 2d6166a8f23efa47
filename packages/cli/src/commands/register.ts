import { newPrivateKey, walletOf } from "@lunas/client/wallet";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { Registered } from "@lunas/protocol/api/auth";
import { parse } from "@lunas/protocol/validate";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { changeProfile } from "../profile";
import { ask } from "../service";
import { proveWallet } from "../sign-in";
import { table } from "../table";

export const registerCommand = defineCommand({
  name: "register",
  summary: "become a merchant: a wallet, and a first sandbox key",
  details: `Registers the wallet that receives your money, with its signature. The command makes a new wallet unless
LUNAS_MERCHANT_KEY (or LUNAS_MERCHANT_KEY_FILE) gives one. It stores the private key and your first sandbox key in the
profile, readable by you only (mode 600). Keep a copy of that file: this key controls your money, and a lost key cannot be
restored.`,
  options: {
    email: { value: "address", summary: "your contact address" },
    name: { value: "name", summary: "your business, as payers know it" },
    website: { value: "url", summary: "optional" },
    "show-key": { summary: "also print the sandbox key, once; the service never shows it again" },
  },
  examples: [
    'npx @lunas/cli register --email you@shop.example --name "Warung Maju"',
    'LUNAS_MERCHANT_KEY_FILE=./wallet.key npx @lunas/cli register --email you@shop.example --name "Warung Maju" --json',
  ],
  async run({ options }, terminal) {
    const { email, name, website } = options;
    if (email === undefined || name === undefined) throw new Misuse("--email and --name are needed");
    const context = await openCommandContext(options, terminal);
    const about = { email, name, ...(website === undefined ? {} : { website }) };
    const registered = await register(context, about);
    show(context, registered, options["show-key"] === true);
    return exit.done;
  },
});

async function register(context: CommandContext, about: { readonly email: string; readonly name: string }) {
  const { url, profile, profileFile } = context;
  if (profile.merchantId !== undefined) {
    throw new Misuse(
      `${profileFile} has the merchant ${profile.merchantId} already; name another with --profile <name>`,
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
  await changeProfile(profileFile, { url, merchantId, ...(sandboxApiKey !== null && { apiKey: sandboxApiKey }) });
  return registered;
}

function show(context: CommandContext, { sandboxApiKey, ...registered }: Registered, showsKey: boolean): void {
  const { profileFile } = context;
  const key = showsKey ? { sandboxApiKey } : {};
  const rows = [
    ["merchant", registered.merchantId],
    ["wallet", registered.walletAddress],
    ["sandbox key", keyText(sandboxApiKey, showsKey)],
    ["kept in", profileFile],
  ];
  context.print(
    { ...registered, ...key, profileFile },
    `Registered.\n${table(rows)}\n\nNext: ${sandboxApiKey === null ? withoutSandbox : "npx @lunas/cli fund, npx @lunas/cli doctor"}`,
  );
}

const withoutSandbox = "npx @lunas/cli keys create --environment production --save";

function keyText(key: string | null, showsKey: boolean): string {
  if (key === null) return "none: this service has no sandbox";
  return showsKey ? key : `${key.slice(0, 18)}… (stored in the profile; --show-key prints it)`;
}
