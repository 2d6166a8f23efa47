/// <reference lib="dom" />
import { baseUnitsOf, formatRupiah } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { wholePaidAnswers } from "@lunas/protocol/wire/whole-answer";
import type { BrowserClientOptions, createClient as CreateClient } from "../browser";
import { pageWallets } from "../browser-wallet/page-wallets";
import type { ChannelEnd } from "../channels/channel-way";
import type { Client, PayOptions } from "../client";
import { type ChannelOffer, channelFailure, channelOffer } from "./channel-offer";
import { channelTexts } from "./channel-texts";
import { failureText } from "./failure-text";
import { type PageChannel, pageChannel, type WayBack } from "./page-channel";
import { testWalletClient } from "./page-test-wallet";
import { testWalletPart } from "./test-wallet-part";
import { testWalletTexts } from "./test-wallet-texts";
import { type Language, languageOf, type Texts, texts } from "./texts";
import { uncountedBudget } from "./uncounted-budget";
import { showView, type View } from "./view";

/**
 * For the page that a gate sends to browsers: `<div data-lunas-pay="local" data-price="5000" data-test-wallet>`. Its button pays for the
 * address of the page; the purchased content replaces the page. The shop settles, and relays the configuration. `data-test-wallet`, in
 * the sandbox only, adds a button that pays with a wallet of play money. `data-demand` and `data-deposit` add one that pays by a channel.
 */
export function payThisPage(createClient: typeof CreateClient): void {
  const target = document.querySelector<HTMLElement>("[data-lunas-pay]");
  const { lunasPay = "", price = "", testWallet, demand = "", deposit = "" } = target?.dataset ?? {};
  const amount = baseUnitsOf(price);
  if (target === null || amount === undefined) return;
  const language = languageOf(document.documentElement.lang);
  const labels = texts[language];
  const environment = lunasPay as BrowserClientOptions["environment"];
  const section = sectionOf(environmentOf(environment));
  const channel = pageChannel(demand, deposit);
  const options = { environment, maxPrice: price, budget: uncountedBudget(price) };
  const client = createClient({
    ...options,
    fetch: fetchWhole,
    ...(channel === null ? {} : { channels: channel.way }),
    onApprovalRequired: () => view.busy(labels.steps.approving),
    onChainSwitch: () => view.busy(labels.steps.switching),
  });
  const offer = channel && channelOffer(channel, channelTexts[language], labels.checkAgain);
  const isAlone = channel?.isAlone === true;
  const view: View = showView({
    ...{ target, language, price: formatRupiah(amount), description: undefined },
    ...{ section, wallets: pageWallets(), isInPage: true },
    texts: offer !== null && isAlone ? { ...labels, pay: offer.label } : labels,
    onPay: () => (isAlone ? payByChannel?.() : buy(client, labels.steps.starting, {})),
  });
  const showing: Showing = { view, labels, language, channel, offer };
  const payByChannel = offerChannel(client, showing);
  const buy = (by: Client, busy: string, failures: Failures) => {
    view.busy(busy);
    channel?.payBy("single");
    void buyPage(by, showing, failures);
  };
  // Real money has no test wallet, whatever the page says.
  if (testWallet === undefined || section !== "sandbox" || isAlone) return;
  const forTest = testWalletTexts[language];
  const part = testWalletPart(forTest);
  const setup = { fetch: fetchWhole, channelWay: channel?.way };
  let testClient: Client | undefined;
  view.add(part.element);
  view.onPress(part.button, () => {
    // One wallet for the page: a second click finds the money of the first one.
    testClient ??= testWalletClient(options, () => view.busy(labels.steps.settling), setup);
    buy(testClient, forTest.busy, forTest.failures);
  });
}

/** The page shows the content whole: one that is cut off was not served. */
const fetchWhole = wholePaidAnswers((...given) => fetch(...given));

interface Showing {
  readonly view: View;
  readonly labels: Texts;
  readonly language: Language;
  /** Null: the shop offers none. */
  readonly channel: PageChannel | null;
  readonly offer: ChannelOffer | null;
}

/** Texts of a way to pay, which count first. */
type Failures = Readonly<Record<string, string>>;

/** Adds the offer to the page. Answers what its button does. */
function offerChannel(client: Client, { view, labels, language, channel, offer }: Showing): (() => void) | undefined {
  if (channel === null || offer === null) return undefined;
  const forChannel = channelTexts[language];
  const textOf = (error: unknown, isSent: boolean) =>
    channelFailure(forChannel, error) ?? failureText(labels, error, isSent).text;
  const pay = async () => {
    const { kind, isPaid } = offer.shown();
    channel.payBy(kind);
    view.busy(kind === "deposit" ? labels.steps.starting : forChannel[kind].busy);
    let isSent = false;
    const onSigned = () => {
      isSent = true;
      view.busy(forChannel[kind].busy);
    };
    try {
      await replacePage(await fetchPage(client, { onSigned, payAgain: isPaid && kind !== "open" }));
    } catch (error) {
      offer.update();
      view.problem(textOf(error, isSent), offer.label());
    }
  };
  const giveBack = async (back: WayBack) => {
    view.busy(forChannel.back.busy);
    const ended = await takeBack(client, back).catch((error: unknown) => ({ error }));
    if (ended === "closed") offer.update(forChannel.back.done(formatRupiah(back.sum)));
    else if (back.from === "shop") offer.refuse();
    else offer.update();
    const isWallets = typeof ended === "object" && back.from === "chain";
    view.problem(isWallets ? textOf(ended.error, false) : "", offer.backButton.textContent ?? "");
  };
  view.add(offer.element);
  if (offer.button !== null) view.onPress(offer.button, () => void pay());
  view.onPress(offer.backButton, () => {
    const { back } = offer.shown();
    if (back !== null) void giveBack(back);
  });
  return () => void pay();
}

async function takeBack({ channels }: Client, { from, channelId }: WayBack): Promise<ChannelEnd["status"] | undefined> {
  const ends = from === "shop" ? await channels.close(channelId) : [await channels.withdraw(channelId)];
  return ends[0]?.status;
}

async function buyPage(client: Client, { view, labels, language, offer }: Showing, failures: Failures): Promise<void> {
  let isSent = false;
  const onSigned = () => {
    isSent = true;
  };
  try {
    await replacePage(await fetchPage(client, { onSigned }));
  } catch (error) {
    offer?.update();
    const code = error instanceof LunasError ? error.code : "";
    const { text, button } = failureText(labels, error, isSent);
    const ofChannel = labels.failures[code] === undefined ? channelFailure(channelTexts[language], error) : undefined;
    view.problem(failures[code] ?? ofChannel ?? text, button);
  }
}

function fetchPage(client: Client, options: PayOptions): Promise<Response> {
  return client.fetch(location.href, { headers: { Accept: "text/html,*/*;q=0.8" } }, options);
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
