import type { Eip1193Provider } from "./eip1193";
import { discoverWallets } from "./page-wallets";

const providerOf = (name: string): Eip1193Provider => ({ request: async () => name });

function aPage(ethereum?: Eip1193Provider) {
  const page = Object.assign(new EventTarget(), ethereum === undefined ? {} : { ethereum });
  const announce = (detail: unknown) =>
    page.dispatchEvent(Object.assign(new Event("eip6963:announceProvider"), { detail }));
  const announceWallet = (uuid: string, provider: Eip1193Provider) =>
    announce({ info: { uuid, name: `Wallet ${uuid}` }, provider });
  return { page: page as never, target: page, announce, announceWallet };
}

test("a wallet that answers the request is found, and used before window.ethereum", () => {
  const { page, target, announceWallet } = aPage(providerOf("injected"));
  const first = providerOf("first");
  target.addEventListener("eip6963:requestProvider", () => announceWallet("1", first));
  const wallets = discoverWallets(page);
  expect(wallets.announced()).toEqual([{ id: "1", name: "Wallet 1", provider: first }]);
  expect(wallets.provider()).toBe(first);
});

test("without an announcement, window.ethereum is used, or nothing", () => {
  const injected = providerOf("injected");
  expect(discoverWallets(aPage(injected).page).provider()).toBe(injected);
  expect(discoverWallets(aPage().page).provider()).toBeUndefined();
});

test("a wallet that loads later is found once, and the payer's choice counts", () => {
  const { page, announceWallet } = aPage();
  const wallets = discoverWallets(page);
  const onFound = jest.fn();
  const end = wallets.onAnnounced(onFound);
  const second = providerOf("second");
  announceWallet("1", providerOf("first"));
  announceWallet("2", second);
  announceWallet("2", providerOf("impostor"));
  expect(onFound).toHaveBeenCalledTimes(2);
  wallets.choose("2");
  expect(wallets.provider()).toBe(second);
  end();
  announceWallet("3", providerOf("third"));
  expect(onFound).toHaveBeenCalledTimes(2);
});

test.each([
  [undefined],
  [{}],
  [{ info: { uuid: "1", name: 5 }, provider: providerOf("x") }],
  [{ info: { uuid: "1", name: "x" }, provider: {} }],
])("the announcement %j is no wallet", (detail) => {
  const { page, announce } = aPage();
  const wallets = discoverWallets(page);
  announce(detail);
  expect(wallets.announced()).toEqual([]);
});
