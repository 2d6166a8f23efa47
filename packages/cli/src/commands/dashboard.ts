import { LunasError } from "@lunas/client";
import { walletOf } from "@lunas/client/wallet";
import { exit } from "@lunas/command-line/exit-codes";
import { createSignInLink } from "@lunas/protocol/api/auth";
import { parse } from "@lunas/protocol/validate";
import { defineCommand } from "../command";
import { type CommandContext, openCommandContext } from "../command-context";
import { openBrowser } from "../login/open-browser";
import { ask } from "../service";
import { provePurpose } from "../sign-in";

/** The service knows this sentence: a signature over it opens no session by itself. */
const statement = "Make a link that signs a browser in to the Lunas dashboard, once, within a minute.";

export const dashboardCommand = defineCommand({
  name: "dashboard",
  summary: "open your dashboard in the browser, signed in",
  details: `Signs with the merchant's wallet (the profile's, or LUNAS_MERCHANT_KEY) and prints an address that signs one browser in, once,
within a minute. The page asks before it does so. Keep the address to yourself until then.

At a terminal the address is also opened in your browser. Other users of this machine can see the addresses that programs open:
use --print on a machine that you share. Without the wallet's key the dashboard's own address is printed: sign in there with
your wallet.`,
  options: { print: { summary: "print the address only, and open nothing" } },
  examples: ["npx @lunas/cli dashboard", "npx @lunas/cli dashboard --print"],
  async run({ options }, terminal) {
    const context = await openCommandContext(options, terminal);
    const key = await context.secret("LUNAS_MERCHANT_KEY");
    if (key === null) return printOwnAddress(context);
    const { url, expiresAt } = await linkFor(context, key);
    context.print({ url, expiresAt }, url);
    context.progress("the address works once, for a minute; the page asks before it signs you in");
    const opens = !options.print && !context.isJson && terminal.hasColours;
    if (opens && !(await openBrowser(url)))
      context.progress("no browser could be opened here: open the address yourself");
    return exit.done;
  },
});

async function linkFor({ url }: CommandContext, key: string) {
  const body = await provePurpose(url, walletOf(key), statement);
  const call = { method: "POST", path: "/auth/sign-in-links", body } as const;
  const { body: link } = await ask(url, call, (value) => parse(createSignInLink.responses[201], value));
  // A service that answers with another address must not make this machine open it.
  if (!isOwnLink(link.url, url))
    throw new LunasError("The service answered with an address that is not its own dashboard's: nothing was opened.", {
      code: "unexpected_answer",
    });
  return link;
}

/** Whether the address is the dashboard of the service itself, with nothing in it that a program could misread. */
function isOwnLink(given: string, service: string): boolean {
  return (
    /^\/dashboard\/sign-in-link#[\w-]{22}$/.test(given.slice(new URL(service).origin.length)) &&
    given.startsWith(`${new URL(service).origin}/`)
  );
}

function printOwnAddress(context: CommandContext): number {
  const url = `${new URL(context.url).origin}/dashboard`;
  context.print({ url, expiresAt: null }, url);
  context.progress("this profile has no key of the merchant's wallet: sign in there with your wallet");
  return exit.done;
}
