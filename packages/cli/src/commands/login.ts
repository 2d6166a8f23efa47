import { walletOf } from "@lunas/client/wallet";
import { exit } from "@lunas/command-line/exit-codes";
import { Misuse } from "@lunas/command-line/misuse";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { signInByBrowser } from "../login/browser-sign-in";
import { openKeystore } from "../login/open-keystore";
import { walletPassword } from "../login/wallet-password";
import { readMerchant } from "../merchant-record";
import { changeProfile } from "../profile";
import { openSession, proveWallet } from "../sign-in";

export const loginCommand = defineCommand({
  name: "login",
  summary: "sign in with a wallet that this command does not keep",
  details: `For merchants who registered elsewhere. The session is stored in the profile and used by keys, merchant and webhooks for up to
seven days; no private key is stored.

--wallet asks for the file's password, or takes it from LUNAS_WALLET_PASSWORD (or LUNAS_WALLET_PASSWORD_FILE). --browser opens no
window by itself: it prints the address of a page on this machine, which asks the wallet in your browser to sign.`,
  options: {
    wallet: { value: "keystore", summary: "an encrypted wallet file (JSON keystore)" },
    browser: { summary: "with the wallet in your browser" },
  },
  examples: ["npx @lunas/cli login --browser", "npx @lunas/cli login --wallet ./wallet.json"],
  async run({ options }, terminal) {
    const { wallet, browser } = options;
    if ((wallet === undefined) === (browser !== true)) throw new Misuse("say how: --wallet <keystore> or --browser");
    const context = await openCommandContext(options, terminal);
    const cookie = wallet === undefined ? await byBrowser(context) : await byKeystore(context, wallet);
    return store(context, cookie);
  },
});

function byBrowser({ url, terminal, progress }: CommandContext): Promise<string> {
  return signInByBrowser({
    ...{ url, signal: terminal.signal },
    onPage: (address) => progress(`open ${address} in the browser that has your wallet`),
  });
}

async function byKeystore({ url, terminal }: CommandContext, file: string): Promise<string> {
  const wallet = walletOf(await openKeystore(file, () => walletPassword(terminal)));
  return openSession(url, await proveWallet(url, wallet));
}

async function store(context: CommandContext, cookie: string): Promise<number> {
  const { url, profile, profileFile } = context;
  const merchant = await readMerchant({ context, session: { Cookie: cookie } });
  const { merchantId, walletAddress } = merchant;
  if (profile.merchantId !== undefined && profile.merchantId !== merchantId) {
    throw new Misuse(
      `${profileFile} has the merchant ${profile.merchantId}, but the wallet is ${merchantId}'s; name another with --profile <name>`,
    );
  }
  await changeProfile(profileFile, { url, merchantId, merchantAddress: walletAddress, session: { url, cookie } });
  const shown = { merchantId, walletAddress, profileFile };
  context.print(shown, `Signed in as ${merchantId}, ${walletAddress}. The session is stored in ${profileFile}.`);
  return exit.done;
}
