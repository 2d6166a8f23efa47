import {
  baseUnitsOf,
  failureText,
  formatRupiah,
  type LinkPaid,
  LunasError,
  languageOf,
  openLink,
  type Payer,
  parseRupiah,
  payerOf,
  testWalletTexts,
  texts,
} from "@lunas/client/link";
import { type BrowserWallet, watchWallets } from "../session/wallets";
import "./pay-page.css";
import type { PageData } from "./page-data";
import { testWalletOffer } from "./test-wallet-offer";
import { pageTexts } from "./texts";
import { showView, type View } from "./view";

/** How long the payer sees the success before the merchant's own page follows. */
const redirectAfterMs = 5_000;

const main = document.querySelector<HTMLElement>("[data-link]");
const target = document.querySelector<HTMLElement>("#payment");
if (main !== null && target !== null) start(JSON.parse(main.dataset.link ?? "") as PageData, target);

function start(data: PageData, at: HTMLElement): void {
  const language = languageOf(document.documentElement.lang);
  const labels = pageTexts[language];
  const view = showView(at, labels);
  const link = openLink(data.environment, data);
  const input = document.querySelector<HTMLInputElement>("#amount");

  const offerWallets = () => {
    if (data.isOpen) watchWallets((wallets) => !isPaid && view.wallets(wallets, (wallet) => void payWith(wallet)));
  };
  let isPaid = false;
  const settle = async (pay: () => Promise<LinkPaid>) => {
    try {
      const paid = await pay();
      isPaid = true;
      document.body.dataset.state = "paid";
      view.paid({ ...paid, redirectUrl: safe(data.redirectUrl) });
      leave(safe(data.redirectUrl));
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown) => {
    const { code, details } =
      error instanceof LunasError ? error : { code: "error", details: {} as Record<string, string> };
    if (code === "link_closed") {
      view.wallets(null, () => undefined);
      return view.problem(labels.closed[details.reason ?? ""] ?? labels.closed.closed ?? "");
    }
    view.problem(
      labels.failures[code] ?? testWalletTexts[language].failures[code] ?? failureText(texts[language], error).text,
    );
    // While the outcome is open, no wallet is asked again.
    if (!link.isOpen()) return;
    view.wallets(null, () => undefined);
    view.action(labels.checkAgain, () => void resume());
  };
  const resume = () => {
    view.busy(labels.resuming);
    return settle(() => link.resume()).then(() => {
      if (!isPaid && !link.isOpen()) offerWallets();
    });
  };
  const pay = (starting: string, payerFor: (amount: string) => Payer | Promise<Payer>) => {
    const amount = amountOf(data, input?.value);
    if (amount === null) {
      input?.focus();
      return view.problem(labels.amountWrong(formatRupiah(data.minAmount), formatRupiah(data.maxAmount)));
    }
    view.busy(starting);
    return settle(async () => {
      const payer = await payerFor(amount);
      return link.pay(amount, watched(payer, { view, starting, settling: texts[language].steps.settling }), {});
    });
  };
  const payWith = (wallet: BrowserWallet) =>
    pay(texts[language].steps.starting, () => payerOf(wallet.provider, () => view.explainApproval()));

  const forTest = testWalletTexts[language];
  if (data.hasTestWallet && data.isOpen)
    view.offer(
      testWalletOffer(forTest, () => {
        // Pages of real money never load this file.
        void pay(forTest.busy, async (amount) => (await import("./test-wallet")).makeTestPayer({ ...data, amount }));
      }),
    );
  if (link.isOpen()) void resume();
  else offerWallets();
}

interface Watching {
  readonly view: View;
  readonly starting: string;
  readonly settling: string;
}

/** The payer, whose steps the page tells. */
function watched(payer: Payer, { view, starting, settling }: Watching): Payer {
  return {
    ...payer,
    async sign(chain, authorization) {
      view.busy(starting);
      const signature = await payer.sign(chain, authorization);
      view.busy(settling);
      return signature;
    },
  };
}

/** Base units; null: not an amount that the link takes. */
function amountOf({ minAmount, maxAmount }: PageData, entered: string | undefined): string | null {
  if (minAmount === maxAmount) return minAmount;
  const amount = baseUnitsOf(parseRupiah(entered ?? ""));
  if (amount === undefined || BigInt(amount) < BigInt(minAmount) || BigInt(amount) > BigInt(maxAmount)) return null;
  return amount;
}

/** The service stores https addresses only; the page checks again before it goes to one. */
function safe(redirectUrl: string | null): string | null {
  return redirectUrl !== null && URL.canParse(redirectUrl) && new URL(redirectUrl).protocol === "https:"
    ? redirectUrl
    : null;
}

function leave(redirectUrl: string | null): void {
  if (redirectUrl !== null) setTimeout(() => location.assign(redirectUrl), redirectAfterMs);
}
