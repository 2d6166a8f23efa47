/// <reference lib="dom" />
import { baseUnitsOf, formatRupiah, parseRupiah } from "@lunas/protocol/money/rupiah";
import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { type Eip1193Provider, walletErrorCode } from "./browser-wallet/eip1193";
import { type WalletAppLink, walletAppLinks } from "./browser-wallet/wallet-apps";
import { walletPayer } from "./browser-wallet/wallet-payer";
import { readChains } from "./chain-config";
import { inPage } from "./in-page";
import { linkStorageIn } from "./pay/link-storage";
import { type LinkPayer, type LinkTerms, linkPayer } from "./pay/pay-link";
import { waitLimit } from "./pay/send-with-retries";
import { sleep } from "./pay/sleep";
import type { Payer } from "./payer";
import { failureText } from "./paywall/failure-text";
import { testMoneyCode, testWalletTexts } from "./paywall/test-wallet-texts";
import { languageOf, texts } from "./paywall/texts";

export type { Eip1193Provider } from "./browser-wallet/eip1193";
export type { LinkPaid, LinkPayer, LinkTerms } from "./pay/pay-link";
export type { Payer } from "./payer";
export type { TestWalletTexts } from "./paywall/test-wallet-texts";
export type { Language, Texts } from "./paywall/texts";

export {
  baseUnitsOf,
  failureText,
  formatRupiah,
  LunasError,
  languageOf,
  parseRupiah,
  testMoneyCode,
  testWalletTexts,
  texts,
  walletErrorCode,
};

/** Pays a link from its own page, whose origin serves the configuration too. */
export function openLink(section: "sandbox" | "production", terms: LinkTerms): LinkPayer {
  const send: typeof fetch = (...given) => fetch(...given);
  const chains = readChains({ section, configUrl: "/config", contracts: {} }, { ...inPage, send });
  return linkPayer({ chains, open: linkStorageIn(() => window.localStorage), send, waitLimit }, terms);
}

/** Wallet apps of a phone that can open this page; none elsewhere. */
export function appsForThisPage(): readonly WalletAppLink[] {
  return walletAppLinks({ href: location.href, userAgent: navigator.userAgent });
}

/** The wallet as a payer, which asks `agree` before its approval of Permit2. */
export function payerOf(provider: Eip1193Provider, agree: () => Promise<void>): Payer {
  const payer = walletPayer({ provider: () => provider, sleep });
  return {
    ...payer,
    async approve(terms) {
      await agree();
      await payer.approve(terms);
    },
  };
}
