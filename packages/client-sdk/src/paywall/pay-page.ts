/// <reference lib="dom" />
import { baseUnitsOf, formatRupiah } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import type { BrowserClientOptions, createClient as CreateClient } from "../browser";
import { pageWallets } from "../browser-wallet/page-wallets";
import { failureText } from "./failure-text";
import { languageOf, texts } from "./texts";
import { showView, type View } from "./view";

/**
 * For the page that a gate sends to browsers: `<div data-lunas-pay="local" data-price="5000">`. Its button pays for the
 * address of the page; the purchased content replaces the page. The shop settles, and relays the configuration.
 */
export function payThisPage(createClient: typeof CreateClient): void {
  const target = document.querySelector<HTMLElement>("[data-lunas-pay]");
  const { lunasPay = "", price = "" } = target?.dataset ?? {};
  const amount = baseUnitsOf(price);
  if (target === null || amount === undefined) return;
  const language = languageOf(document.documentElement.lang);
  const labels = texts[language];
  const environment = lunasPay as BrowserClientOptions["environment"];
  const client = createClient({
    environment,
    maxPrice: price,
    onApprovalRequired: () => view.busy(labels.steps.approving),
    onChainSwitch: () => view.busy(labels.steps.switching),
  });
  const view: View = showView({
    ...{ target, texts: labels, language, price: formatRupiah(amount), description: undefined },
    ...{ section: sectionOf(environmentOf(environment)), wallets: pageWallets() },
    onPay: () => {
      view.busy(labels.steps.starting);
      client
        .fetch(location.href, { headers: { Accept: "text/html,*/*;q=0.8" } })
        .then(replacePage, (error: unknown) => {
          const { text, button } = failureText(labels, error);
          view.problem(text, button);
        });
    },
  });
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
