/// <reference lib="dom" />
import type { Eip1193Provider } from "./eip1193";

/** A wallet that announced itself to this page, as EIP-6963 defines it. */
export interface AnnouncedWallet {
  readonly id: string;
  /** Written by the wallet: show it as text only. */
  readonly name: string;
  readonly provider: Eip1193Provider;
}

/** The wallets of this page. */
export interface PageWallets {
  announced(): readonly AnnouncedWallet[];
  /** Selects the wallet of the next payments. */
  choose(id: string): void;
  /** The chosen wallet, else the first that announced itself, else `window.ethereum`. */
  provider(): Eip1193Provider | undefined;
  /** Calls the listener after each announcement. Returns what ends it. */
  onAnnounced(listener: () => void): () => void;
}

interface Announcement extends Event {
  readonly detail?: {
    readonly info?: { readonly uuid?: unknown; readonly name?: unknown };
    readonly provider?: Partial<Eip1193Provider>;
  };
}

type EventPage = Pick<Window, "addEventListener" | "dispatchEvent"> & { readonly ethereum?: Eip1193Provider };

/** Asks the page's wallets to announce themselves, and listens for those that load later. */
export function discoverWallets(page: EventPage): PageWallets {
  const found = new Map<string, AnnouncedWallet>();
  const listeners = new Set<() => void>();
  let chosen: string | undefined;
  page.addEventListener("eip6963:announceProvider", (event) => {
    const { info, provider } = (event as Announcement).detail ?? {};
    if (typeof info?.uuid !== "string" || typeof info.name !== "string") return;
    if (typeof provider?.request !== "function" || found.has(info.uuid)) return;
    found.set(info.uuid, { id: info.uuid, name: info.name, provider: provider as Eip1193Provider });
    for (const listener of listeners) listener();
  });
  page.dispatchEvent(new Event("eip6963:requestProvider"));
  return {
    announced: () => [...found.values()],
    choose: (id) => {
      chosen = id;
    },
    provider: () => (found.get(chosen ?? "") ?? [...found.values()][0])?.provider ?? page.ethereum,
    onAnnounced(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let ofThisPage: PageWallets | undefined;

/** The wallets of the page that runs this script; its clients and paywalls share the choice. */
export function pageWallets(): PageWallets {
  ofThisPage ??= discoverWallets(typeof window === "undefined" ? noPage : (window as EventPage));
  return ofThisPage;
}

/** Outside a page, `createClient` with its own `wallet` works all the same. */
const noPage: EventPage = { addEventListener: () => undefined, dispatchEvent: () => true };
