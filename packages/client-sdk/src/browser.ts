/// <reference lib="dom" />
import { formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { environmentOf, sectionOf } from "@lunas/protocol/wire/environment";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import type { Eip1193Provider } from "./browser-wallet/eip1193";
import { pageWallets } from "./browser-wallet/page-wallets";
import { walletPayer } from "./browser-wallet/wallet-payer";
import { type Client, createClientOf } from "./client";
import type { ChannelWay } from "./client-deps";
import { inPage } from "./in-page";
import type { ClientOptions } from "./options";
import { openPaymentsIn } from "./pay/open-payments";
import { sleep } from "./pay/sleep";
import { openPaywall, type Paywall, type PaywallDeps, type PaywallOffer } from "./paywall/open-paywall";

export type { Eip1193Provider } from "./browser-wallet/eip1193";
export type { Client, DirectOffer, PayOptions } from "./client";
export type { ClientCallbacks, ClientOptions } from "./options";
export type { BudgetOptions } from "./pay/budget";
export type { TrustedContracts } from "./pay/check-chain";
export type { Paywall, PaywallOffer } from "./paywall/open-paywall";

export { formatRupiah, LunasError, parseRupiah };

export interface BrowserClientOptions extends ClientOptions {
  /** Default: the wallet that the payer chose, of those that announce themselves (EIP-6963); else `window.ethereum`. */
  readonly wallet?: Eip1193Provider;
  /** Used instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Called before the wallet is asked to change its network. */
  readonly onChainSwitch?: () => void;
  /**
   * Pays by channels where a shop offers it: `pageChannels({ deposit: "10000", maxOpen: "50000" })` of `@lunas/client/channels`. The wallet is
   * asked once for each deposit.
   */
  readonly channels?: ChannelWay;
}

export interface BrowserClient extends Client {
  /** Shows a paywall in an element of the page. Needs direct settlement, because a static page has no server. */
  paywall(target: Element | string, offer: PaywallOffer): Paywall;
}

/** A client that pays with the wallet in this browser. */
export function createClient(options: BrowserClientOptions): BrowserClient {
  const wallets = pageWallets();
  // The paywall that is paying now.
  const switching: { report?: (() => void) | undefined } = {};
  const payer = walletPayer({
    provider: () => options.wallet ?? wallets.provider(),
    sleep,
    onSwitch: () => {
      switching.report?.();
      options.onChainSwitch?.();
    },
  });
  const storage = () => window.localStorage;
  const client = createClientOf(options, {
    ...{ ...inPage, payer, openPayments: openPaymentsIn(storage), channelWay: options.channels },
    ...{ fetch: options.fetch, own: ["wallet", "fetch", "onChainSwitch", "channels"] },
  });
  return {
    ...client,
    paywall(target, offer) {
      if (options.settlement !== "direct") {
        throw new LunasError('The paywall needs settlement: "direct" and a publishable apiKey.', {
          code: "invalid_option",
        });
      }
      const section = sectionOf(environmentOf(options.environment));
      const pay: PaywallDeps["pay"] = (demanded, onStep) => {
        switching.report = () => onStep("switching");
        return client.pay(demanded, onStep);
      };
      const shown = options.wallet === undefined ? wallets : null;
      return openPaywall({ pay, target: elementOf(target), storage, section, wallets: shown }, offer);
    },
  };
}

function elementOf(target: Element | string): Element {
  const element = typeof target === "string" ? document.querySelector(target) : target;
  if (element !== null) return element;
  throw new LunasError(`There is no element ${String(target)} on this page.`, { code: "invalid_option" });
}
