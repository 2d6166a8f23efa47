import { walletAppLinks } from "./wallet-apps";

const userAgent = "Mozilla/5.0 (Linux; Android 14) Mobile";
const href = "https://pay.example/pay/lnk_1?lang=id#x";

test("on a phone each app gets the page's address, without its fragment", () => {
  expect(walletAppLinks({ href, userAgent })).toEqual([
    { name: "MetaMask", href: "https://link.metamask.io/dapp/pay.example/pay/lnk_1?lang=id" },
    {
      name: "Coinbase Wallet",
      href: "https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fpay.example%2Fpay%2Flnk_1%3Flang%3Did",
    },
    {
      name: "Trust Wallet",
      href: "https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fpay.example%2Fpay%2Flnk_1%3Flang%3Did",
    },
  ]);
});

test.each([
  ["a computer", href, "Mozilla/5.0 (X11; Linux x86_64)"],
  ["a page without https", "http://192.168.1.5:3402/pay/lnk_1", userAgent],
  ["a page of the phone itself", "https://localhost:3402/pay/lnk_1", userAgent],
])("no dead link: %s gets none", (_what, address, agent) => {
  expect(walletAppLinks({ href: address, userAgent: agent })).toEqual([]);
});
