import {
  baseUnitsOf,
  formatRupiah,
  type Language,
  type LinkPaid,
  type LinkPayer,
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
import { type Attempts, attempts } from "./attempts";
import { failureMessage } from "./failure-message";
import type { PageData } from "./page-data";
import { type PaidMemory, paidMemory } from "./paid-memory";
import { testWalletOffer } from "./test-wallet-offer";
import { type PageTexts, pageTexts } from "./texts";
import { showView, type View } from "./view";

/** How long the payer sees the success before the merchant's own page follows. */
const redirectAfterMs = 5_000;

const main = document.querySelector<HTMLElement>("[data-link]");
const target = document.querySelector<HTMLElement>("#payment");
if (main !== null && target !== null) start(JSON.parse(main.dataset.link ?? "") as PageData, target);

interface Page {
  readonly data: PageData;
  readonly language: Language;
  readonly labels: PageTexts;
  readonly view: View;
  readonly link: LinkPayer;
  readonly memory: PaidMemory;
  readonly wallets: Attempts;
  /** What the page shows while a wallet is asked. */
  busyText: string;
  isPaid: boolean;
}

function start(data: PageData, at: HTMLElement): void {
  const language = languageOf(document.documentElement.lang);
  const labels = pageTexts[language];
  const view = showView(at, labels);
  const wallets = attempts({
    waiting: (onLeave) => view.busy(page.busyText, onLeave),
    sending: () => view.busy(texts[language].steps.settling),
    left: () => view.choose(),
  });
  const memory = paidMemory(data.linkId, () => window.sessionStorage);
  const link = openLink(data.environment, data);
  const page: Page = { data, language, labels, view, link, memory, wallets, busyText: "", isPaid: false };
  const before = memory.find();
  if (before !== null) view.paidBefore({ ...before, redirectUrl: safe(data.redirectUrl) }, data.isOpen);
  if (data.hasTestWallet && data.isOpen) offerTestWallet(page);
  if (link.isOpen()) void resume(page);
  else offerWallets(page);
}

function offerWallets(page: Page): void {
  const { data, view, language } = page;
  if (!data.isOpen) return;
  const payWith = ({ provider }: BrowserWallet) =>
    pay(page, texts[language].steps.starting, () => payerOf(provider, () => view.explainApproval()));
  watchWallets((found) => !page.isPaid && view.wallets(found, (wallet) => void payWith(wallet)));
}

function offerTestWallet(page: Page): void {
  const { data, view, language } = page;
  const forTest = testWalletTexts[language];
  const onPay = () => {
    // Pages of real money never load this file.
    void pay(page, forTest.busy, async (amount) => (await import("./test-wallet")).makeTestPayer({ ...data, amount }));
  };
  view.offer(testWalletOffer(forTest, onPay));
}

/** Sends the open payment again. Once it has ended unpaid, the payer may sign another one. */
async function resume(page: Page): Promise<void> {
  const { link, labels, view } = page;
  view.busy(labels.resuming);
  await settle(page, () => link.resume());
  if (!page.isPaid && !link.isOpen()) offerWallets(page);
}

type PayerFor = (amount: string) => Payer | Promise<Payer>;

/** Pays the amount of the page with a wallet. The payer may leave it for another one until the payment is sent. */
async function pay(page: Page, busyText: string, payerFor: PayerFor): Promise<void> {
  const { data, labels, view, link } = page;
  const input = document.querySelector<HTMLInputElement>("#amount");
  const amount = amountOf(data, input?.value);
  if (amount === null) {
    input?.focus();
    return view.problem(labels.amountWrong(formatRupiah(data.minAmount), formatRupiah(data.maxAmount)));
  }
  page.busyText = busyText;
  view.busy(busyText);
  const attempt = page.wallets.begin();
  const paying = async () => link.pay(amount, attempt.watch(await payerFor(amount)), {});
  await settle(page, paying, attempt.isCurrent);
}

/** `isCurrent`: false where the payer has left this attempt, which then says nothing. */
async function settle(page: Page, pay: () => Promise<LinkPaid>, isCurrent = () => true): Promise<void> {
  const { data, view, memory } = page;
  try {
    const paid = await pay();
    page.isPaid = true;
    memory.keep(paid);
    document.body.dataset.state = "paid";
    const redirectUrl = safe(data.redirectUrl);
    view.paid({ ...paid, redirectUrl }, leave(redirectUrl));
  } catch (error) {
    if (isCurrent()) fail(page, error);
  }
}

function fail(page: Page, error: unknown): void {
  const { language, labels, view, link } = page;
  const isOpen = link.isOpen();
  const isClosed = error instanceof LunasError && error.code === "link_closed";
  view.problem(failureMessage(error, language, isOpen));
  // While the outcome is open, no wallet is asked again.
  if (isOpen || isClosed) view.wallets(null, () => undefined);
  if (isOpen) view.action(labels.checkAgain, () => void resume(page));
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

/** Leads to the merchant's own page after a while. Returns what ends this. */
function leave(redirectUrl: string | null): () => void {
  if (redirectUrl === null) return () => undefined;
  const timer = setTimeout(() => location.assign(redirectUrl), redirectAfterMs);
  return () => clearTimeout(timer);
}
