/** A wallet app that opens a page in its own browser, by the link that its documentation names. */
interface WalletApp {
  readonly name: string;
  readonly linkTo: (page: URL) => string;
}

/**
 * In the order in which they are shown. The forms are those of the documentation, as it stood in November 2026:
 *
 * - MetaMask, https://docs.metamask.io/metamask-connect/evm/guides/metamask-exclusive/use-deeplinks/: the address without
 *   https://, and not encoded. The app adds the query again (`BrowserHandler` of MetaMask/metamask-mobile); it does not decode
 *   an encoded address.
 * - Coinbase Wallet, https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration: the whole
 *   address, encoded. From 2025 to 2026 this app was called Base.
 * - Trust Wallet, https://developer.trustwallet.com/developer/develop-for-trust/deeplinking: the whole address, encoded; 60 is
 *   the SLIP-44 number of Ethereum, whose wallet serves Base too.
 */
const walletApps: readonly WalletApp[] = [
  {
    name: "MetaMask",
    linkTo: (page) => `https://link.metamask.io/dapp/${page.href.slice(`${page.protocol}//`.length)}`,
  },
  {
    name: "Coinbase Wallet",
    linkTo: (page) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page.href)}`,
  },
  {
    name: "Trust Wallet",
    linkTo: (page) => `https://link.trustwallet.com/open_url?coin_id=60&url=${encodeURIComponent(page.href)}`,
  },
];

export interface WalletAppLink {
  readonly name: string;
  readonly href: string;
}

/**
 * Links that open this page in a wallet app, on a phone. None elsewhere, and none for a page that a phone's app cannot reach:
 * without https, or with a name of this machine alone.
 */
export function walletAppLinks(page: { readonly href: string; readonly userAgent: string }): readonly WalletAppLink[] {
  if (!/Android|iPhone|iPad|iPod/i.test(page.userAgent) || !URL.canParse(page.href)) return [];
  const url = new URL(page.href);
  url.hash = "";
  if (url.protocol !== "https:" || /^(?:localhost|127\.|\[)/.test(url.hostname)) return [];
  return walletApps.map(({ name, linkTo }) => ({ name, href: linkTo(url) }));
}
