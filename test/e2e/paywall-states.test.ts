import { mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Browser, Page } from "playwright-core";
import { openChromium } from "../harness/open-chromium";
import { paywallScriptText } from "../harness/paywall-script";
import { judgeAccess, watchPage } from "../harness/watch-page";

/**
 * What a payer reads before and after each click, without a service: the wallet and `/config` are made up. Payments that
 * succeed are in `sdk-examples.test.ts`. `LUNAS_SCREENSHOTS` names a folder for pictures, on a phone, in light and in dark.
 */
let browser: Browser;
let server: Server;
let url: string;

const facilitator = "http://localhost:3402";

beforeAll(async () => {
  const script = await paywallScriptText();
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
    if (pathname === "/lunas.min.js") return void response.setHeader("Content-Type", "text/javascript").end(script);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(pageIn(searchParams.get("lang") ?? "id"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openChromium();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
});

const pageIn = (language: string) => `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Resep</title><script src="/lunas.min.js" defer></script></head><body><main><h1>Resep</h1>
<lunas-paywall environment="local" api-key="ipk_pub_sandbox_x" pay-to="0x${"11".repeat(20)}" price="5000" lang="${language}">
</lunas-paywall></main></body></html>`;

interface PageOptions {
  readonly language: "id" | "en";
  /** The wallets of the page, by name; each answers a method with a value, or with an error's code. */
  readonly wallets?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
}

async function openPage({ language, wallets = [], answers = {} }: PageOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.route(`${facilitator}/config`, (route) =>
    route.fulfill({ json: config, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await page.addInitScript(
    `(() => { const answers = ${JSON.stringify(answers)};
    const provider = { request: async ({ method }) => {
      const answer = answers[method];
      if (answer?.code !== undefined) throw Object.assign(new Error("refused"), answer);
      return answer;
    } };
    window.addEventListener("eip6963:requestProvider", () => { for (const name of ${JSON.stringify(wallets)})
      window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info: { uuid: name, name }, provider } })); });
    })();`,
  );
  await page.goto(`${url}/?lang=${language}`);
  return page;
}

/** axe finds nothing, in light and in dark. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.LUNAS_SCREENSHOTS;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await judgeAccess(page)).toEqual([]);
    if (folder !== undefined) await page.screenshot({ path: join(folder, `paywall-${name}-${colorScheme}.png`) });
  }
}

const section = {
  ...{ rpcUrl: "http://localhost:8545", chainId: sandbox.chainId, network: "sandbox" },
  ...{ tokens: { IDRX: `0x${"22".repeat(20)}` }, tokenDecimals: { IDRX: 2 } },
  permit2Address: "0x000000000022D473030F116dDEE9F6B43aC78BA3",
  x402: {
    ...{ caip2Network: `eip155:${sandbox.chainId}`, sponsorshipMode: "erc20ApprovalRelay", eip2612: false },
    x402Permit2ProxyAddress: "0x402085c248EeA27D92E8b30b2C58ed07f9E20001",
  },
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
};
const config = { sandbox: section, production: section, networks: [{ ...section, environment: "sandbox" }] };

const account = `0x${"33".repeat(20)}`;
const refused = { code: 4001 };

describe.each([
  {
    language: "id",
    pay: /^Bayar/,
    missing: "Tidak ada dompet di peramban ini.",
    wallet: "Dompet",
    approval: /satu persetujuan agar Permit2/,
    cancelled: "Pembayaran dibatalkan di dompet. Tidak ada yang dibayar.",
    otherNetwork: /Dompet Anda tetap di jaringan lain/,
    poor: /dalam IDRX, dan dompet Anda hanya punya Rp\s0,00/,
  },
  {
    language: "en",
    pay: /^Pay/,
    missing: "There is no wallet in this browser.",
    wallet: "Wallet",
    approval: /one approval, so that Permit2/,
    cancelled: "Cancelled in the wallet. Nothing was paid.",
    otherNetwork: /Your wallet is still on another network/,
    poor: /in IDRX, and your wallet has only Rp\s0,00/,
  },
] as const)(
  "the paywall ($language)",
  ({ language, pay, missing, wallet, approval, cancelled, otherNetwork, poor }) => {
    test("without a wallet, says so and where to get one, before a click", async () => {
      const page = await openPage({ language });
      await page.getByText(missing).waitFor();
      await page.getByText(approval).waitFor();
      await picture(page, `${language}-no-wallet`);
      await page.context().close();
    }, 60_000);

    test("with two wallets, lets the payer choose", async () => {
      const page = await openPage({ language, wallets: ["Fox", "Rabbit"] });
      await page.getByLabel(wallet).selectOption("Rabbit");
      await picture(page, `${language}-two-wallets`);
      await page.context().close();
    }, 60_000);

    test.each([
      ["refused", { eth_requestAccounts: refused }, cancelled],
      [
        "wrong-network",
        { eth_requestAccounts: [account], eth_chainId: "0x1", wallet_switchEthereumChain: refused },
        otherNetwork,
      ],
      [
        "no-money",
        {
          eth_requestAccounts: [account],
          eth_chainId: `0x${sandbox.chainId.toString(16)}`,
          eth_call: `0x${"0".repeat(64)}`,
        },
        poor,
      ],
    ])(
      "%s: the payer reads what happened, and that nothing was paid",
      async (name, answers, text) => {
        const page = await openPage({ language, wallets: ["Fox"], answers });
        const { complaints } = watchPage(page);
        await page.getByRole("button", { name: pay }).click();
        await page.getByRole("alert").getByText(text).waitFor();
        await picture(page, `${language}-${name}`);
        expect(complaints).toEqual([]);
        await page.context().close();
      },
      60_000,
    );
  },
);
