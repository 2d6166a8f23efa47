/// <reference lib="dom" />
import { baseUnitsOf, formatRupiah } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { BrowserClientOptions, createClient as CreateClient } from "../browser";
import { pageWallets } from "../browser-wallet/page-wallets";
import type { Client } from "../client";
import { failureText } from "./failure-text";
import { testWalletClient } from "./page-test-wallet";
import { testWalletTexts } from "./test-wallet-texts";
import { languageOf, type Texts, texts } from "./texts";
import { showView, type View } from "./view";

/**
 * For the page that a gate sends to browsers: `<div data-lunas-pay="local" data-price="5000" data-test-wallet>`. Its button pays for the
 * address of the page; the purchased content replaces the page. The shop settles, and relays the configuration. `data-test-wallet`, in
 * the sandbox only, adds a button that pays with a wallet of play money.
 */
export function payThisPage(createClient: typeof CreateClient): void {
  const target = document.querySelector<HTMLElement>("[data-lunas-pay]");
  const { lunasPay = "", price = "", testWallet } = target?.dataset ?? {};
  const amount = baseUnitsOf(price);
  if (target === null || amount === undefined) return;
  const language = languageOf(document.documentElement.lang);
  const labels = texts[language];
  const environment = lunasPay as BrowserClientOptions["environment"];
  const section = sectionOf(environmentOf(environment));
  const client = createClient({
    environment,
    maxPrice: price,
    onApprovalRequired: () => view.busy(labels.steps.approving),
    onChainSwitch: () => view.busy(labels.steps.switching),
  });
  const view: View = showView({
    ...{ target, texts: labels, language, price: formatRupiah(amount), description: undefined },
    ...{ section, wallets: pageWallets(), isInPage: true },
    onPay: () => {
      view.busy(labels.steps.starting);
      void buyPage(client, { view, labels, failures: {} });
    },
  });
  // Real money has no test wallet, whatever the page says.
  if (testWallet !== undefined && section === "sandbox")
    offerTestWallet({ environment, maxPrice: price }, { view, labels, forTest: testWalletTexts[language] });
}

interface Showing {
  readonly view: View;
  readonly labels: Texts;
}

/** One wallet for the page: a second click finds the money of the first one. */
function offerTestWallet(
  options: Pick<BrowserClientOptions, "environment" | "maxPrice">,
  { view, labels, forTest }: Showing & { readonly forTest: (typeof testWalletTexts)["id"] },
): void {
  let client: Client | undefined;
  view.offerTestWallet(forTest, () => {
    view.busy(forTest.busy);
    client ??= testWalletClient(options, () => view.busy(labels.steps.settling));
    void buyPage(client, { view, labels, failures: forTest.failures });
  });
}

interface Buying extends Showing {
  /** Texts of this way to pay, which count first. */
  readonly failures: Readonly<Record<string, string>>;
}

async function buyPage(client: Client, { view, labels, failures }: Buying): Promise<void> {
  try {
    await replacePage(await client.fetch(location.href, { headers: { Accept: "text/html,*/*;q=0.8" } }));
  } catch (error) {
    const { text, button } = failureText(labels, error);
    view.problem((error instanceof LunasError && failures[error.code]) || text, button);
  }
}

async function replacePage(response: Response): Promise<void> {
  if (!(response.headers.get("content-type") ?? "").startsWith("text/html")) {
    return location.replace(URL.createObjectURL(await response.blob()));
  }
  const page = await response.text();
  document.open();
  document.write(page);
  document.close();
}
