/// <reference lib="dom" />
import { baseUnitsOf, formatRupiah, priceProblem } from "@lunas/protocol/money/rupiah";
import type { Hex } from "@lunas/protocol/wire/hex";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { PageWallets } from "../browser-wallet/page-wallets";
import type { Client } from "../client";
import { failureText } from "./failure-text";
import { type Language, languageOf, type Step, type Texts, texts } from "./texts";
import { showView, type View } from "./view";

export interface PaywallOffer {
  /** Whole rupiah: `"5000"`. */
  readonly price: string;
  /** The shop's registered wallet. */
  readonly payTo: string;
  /** The resource of the payment. Default: the page's address without its fragment. */
  readonly resource?: string | undefined;
  readonly description?: string | undefined;
  /** Default: the page's language; Bahasa Indonesia where that is not English. */
  readonly language?: Language | undefined;
  /** Called when the content is paid for: now, or on an earlier visit. */
  readonly onUnlock?: ((unlocked: Unlocked) => void) | undefined;
}

export interface Unlocked {
  readonly txHash: string;
  /** Null on a later visit. */
  readonly paymentId: string | null;
}

export interface Paywall {
  /** Removes the paywall. */
  close(): void;
}

export interface PaywallDeps {
  readonly pay: (offer: Parameters<Client["pay"]>[0], onStep: (step: Step) => void) => ReturnType<Client["pay"]>;
  /** The element that shows the paywall; a `<template>` in it is shown after the payment. */
  readonly target: Element;
  readonly section: "sandbox" | "production";
  /** Null where the page chose the wallet itself. */
  readonly wallets: PageWallets | null;
  readonly storage: () => Pick<Storage, "getItem" | "setItem">;
}

/**
 * A paywall in an element of the page. It asks for money and shows the content afterwards. The content is in the page's
 * source, where everybody can read it. Content that must stay secret needs a server that checks the payment.
 */
export function openPaywall(deps: PaywallDeps, offer: PaywallOffer): Paywall {
  const language = offer.language ?? languageOf(document.documentElement.lang);
  const amount = baseUnitsOf(offer.price);
  if (amount === undefined) {
    throw new LunasError(`price ${priceProblem(offer.price)}.`, { code: "invalid_option" });
  }
  const shown = { ...offer, resource: offer.resource ?? location.href.replace(/#.*$/, "") };
  const remembered = memoryOf(deps, shown);
  const labels = texts[language];
  const view = showView({
    target: deps.target,
    texts: labels,
    language,
    price: formatRupiah(amount),
    description: offer.description,
    section: deps.section,
    wallets: deps.wallets,
    onPay: () => void payAndUnlock({ deps, offer: shown, labels, view, remember: remembered.write }),
  });
  const before = remembered.read();
  if (before !== null) unlock({ deps, offer: shown, labels, view }, { txHash: before, paymentId: null });
  return { close: () => view.remove() };
}

type Shown = PaywallOffer & { readonly resource: string };

interface PageContext {
  readonly deps: PaywallDeps;
  readonly offer: Shown;
  readonly labels: Texts;
  readonly view: View;
}

async function payAndUnlock(page: PageContext & { readonly remember: (txHash: string) => void }): Promise<void> {
  const { deps, offer, labels, view } = page;
  const { price, payTo, resource, description } = offer;
  view.busy(labels.steps.starting);
  let isSent = false;
  try {
    const about = { url: resource, ...(description === undefined ? {} : { description }) };
    const { txHash, paymentId } = await deps.pay({ price, payTo: payTo as Hex, resource: about }, (step) => {
      if (step === "settling") isSent = true;
      view.busy(labels.steps[step]);
    });
    page.remember(txHash);
    unlock(page, { txHash, paymentId });
  } catch (error) {
    const { text, button } = failureText(labels, error, isSent);
    view.problem(text, button);
  }
}

function unlock({ deps, offer, labels, view }: PageContext, unlocked: Unlocked): void {
  view.paid(labels.paid, `${labels.receipt}: ${unlocked.txHash}`);
  for (const template of deps.target.querySelectorAll("template")) {
    const content = document.createElement("div");
    content.className = "lunas-unlocked";
    content.tabIndex = -1;
    content.style.outline = "none"; // the script focuses it, not the reader
    content.append(template.content.cloneNode(true));
    template.replaceWith(content);
    // A keyboard user continues to read where the content begins.
    if (unlocked.paymentId !== null) content.focus({ preventScroll: true });
  }
  offer.onUnlock?.(unlocked);
}

/** A payer on this device does not pay again, unless the browser stores nothing. */
function memoryOf({ storage }: PaywallDeps, { payTo, price, resource }: Shown) {
  const name = `lunas:paid:${payTo.toLowerCase()}:${price}:${resource}`;
  return {
    read(): string | null {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write(txHash: string): void {
      try {
        storage().setItem(name, txHash);
      } catch {
        // nothing to do: the payment is made
      }
    },
  };
}
