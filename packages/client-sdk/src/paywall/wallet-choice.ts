/// <reference lib="dom" />
import type { PageWallets } from "../browser-wallet/page-wallets";
import { walletAppLinks } from "../browser-wallet/wallet-apps";
import { make, outside } from "./make";
import type { Texts } from "./texts";

const WALLETS = "https://ethereum.org/wallets/find-wallet/";

export interface WalletChoice {
  readonly element: HTMLElement;
  /** Ends the wait for wallets that load later. */
  end(): void;
}

/** A choice where several wallets are there, a way to get one where none is; empty for the usual single wallet. */
export function showWallets(wallets: PageWallets, texts: Texts): WalletChoice {
  const element = make("div", "wallets");
  const show = () => {
    const announced = wallets.announced();
    if (announced.length > 1) element.replaceChildren(choice(wallets, texts));
    else if (wallets.provider() === undefined) element.replaceChildren(noWallet(texts));
    else element.replaceChildren();
  };
  show();
  return { element, end: wallets.onAnnounced(show) };
}

function choice(wallets: PageWallets, texts: Texts): HTMLElement {
  const label = make("label", "", texts.wallet);
  const select = make("select");
  for (const { id, name, provider } of wallets.announced()) {
    const option = make("option", "", name);
    option.value = id;
    option.selected = provider === wallets.provider();
    select.append(option);
  }
  select.addEventListener("change", () => wallets.choose(select.value));
  label.append(select);
  return label;
}

function noWallet({ noWallet: text, getWallet, openInApp }: Texts): HTMLElement {
  const note = make("div", "missing");
  const first = make("p", "", text);
  first.append(" ", outside(getWallet, WALLETS));
  note.append(first);
  const apps = walletAppLinks({ href: location.href, userAgent: navigator.userAgent });
  if (apps.length === 0) return note;
  const list = make("ul");
  for (const { name, href } of apps) {
    const item = make("li");
    item.append(outside(name, href));
    list.append(item);
  }
  note.append(make("p", "", openInApp), list);
  return note;
}
