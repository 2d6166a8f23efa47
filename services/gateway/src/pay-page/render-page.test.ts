import type { LinkClosedReason, PaymentLink } from "@lunas/domain/link/payment-link";
import { type PayPage, renderPayPage } from "./render-page";

const address = (digit: string) => `0x${digit.repeat(40)}` as const;
const file = (path: string) => ({ path, integrity: "sha384-x" });
const files = { script: file("/dashboard/pay.js"), style: file("/dashboard/pay.css") };
const link: PaymentLink = {
  ...{ id: "lnk_4hTzQ9vYkLmNpRsTuVwXyZ", merchantId: "mer_4hTzQ9vYkLmNpRsTuVwXyZ", environment: "production" },
  ...{ network: "base", chainId: 8453, tokenSymbol: "IDRX", title: "Kopi susu", description: null },
  ...{ minAmount: 100_000n, maxAmount: 500_000n, redirectUrl: null, maxPayments: 3, expiresAtMs: null },
  ...{ metadata: { note: "only for the merchant" }, isActive: true, createdAtMs: 0, updatedAtMs: 0, placesTaken: 0 },
};
const page = (state: Partial<PayPage>): PayPage => ({
  ...{ link, merchant: { name: "Warung", walletAddress: address("a") }, network: "eip155:8453", asset: address("1") },
  ...{
    url: "https://pay.example/pay/lnk_4hTzQ9vYkLmNpRsTuVwXyZ",
    closed: null,
    isChainDown: false,
    hasTestWallet: false,
    qr: "<svg></svg>",
  },
  ...state,
});

/** What a payer can do on the page, and the sentence about its state. */
function read(state: Partial<PayPage>, language: "id" | "en") {
  const html = renderPayPage(page(state), { language, files });
  expect(html).not.toContain("only for the merchant");
  return {
    text: /<p class="state" role="status">([^<]*)/.exec(html)?.[1]?.trim() ?? null,
    takesPayments: html.includes("&quot;isOpen&quot;:true"),
    asksAmount: html.includes('id="amount"'),
    showsCode: html.includes("<svg>"),
    reloads: html.includes('<a href="">'),
  };
}

const open = { text: null, takesPayments: true, asksAmount: true, showsCode: true, reloads: false };
const ended = { takesPayments: false, asksAmount: false, showsCode: false, reloads: false };

test.each(["id", "en"] as const)("an open link takes an amount and shows its code (%s)", (language) => {
  expect(read({}, language)).toEqual(open);
});

test.each<[LinkClosedReason, string, string]>([
  ["closed", "Tautan ini sudah ditutup oleh penjual.", "The merchant has closed this link."],
  ["expired", "Tautan ini sudah kedaluwarsa.", "This link has expired."],
  ["used_up", "Tautan ini sudah terpakai habis.", "This link has been used up."],
])("a link that is %s takes no payment, and says why", (closed, id, en) => {
  for (const isChainDown of [false, true]) {
    expect(read({ closed, isChainDown }, "id")).toEqual({ ...ended, text: id });
    expect(read({ closed, isChainDown }, "en")).toEqual({ ...ended, text: en });
  }
});

test("while the chain is down an open link takes no payment, and offers to load the page again", () => {
  const down = { ...ended, reloads: true };
  expect(read({ isChainDown: true }, "id")).toEqual({
    ...down,
    text: "Jaringan sedang tidak dapat dihubungi. Pembayaran belum bisa dilakukan.",
  });
  expect(read({ isChainDown: true }, "en")).toEqual({
    ...down,
    text: "The network cannot be reached now. No payment is possible at the moment.",
  });
});
