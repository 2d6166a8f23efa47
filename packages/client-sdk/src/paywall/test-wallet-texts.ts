import type { Language } from "./texts";

export interface TestWalletTexts {
  readonly button: string;
  readonly hint: string;
  readonly busy: string;
  readonly failures: Readonly<Record<string, string>>;
}

const id: TestWalletTexts = {
  button: "Bayar dengan dompet uji",
  hint: "Tanpa dompet sendiri: halaman ini membuat dompet uji dan mengisinya dengan uang percobaan. Tidak ada uang sungguhan yang berpindah.",
  busy: "Dompet uji sedang diisi dengan uang percobaan …",
  failures: {
    test_money: "Uang percobaan tidak bisa diambil sekarang. Tidak ada yang dibayar. Coba lagi sebentar lagi.",
    test_money_spent:
      "Uang percobaan untuk halaman ini sedang habis. Tidak ada yang dibayar. Coba lagi nanti, atau bayar dengan dompet Anda sendiri.",
    test_money_cap: "Jumlah ini lebih besar daripada yang bisa diberikan ke dompet uji. Tidak ada yang dibayar.",
    sponsorship_refused: "Persetujuan dompet uji ditolak. Tidak ada yang dibayar. Coba lagi.",
    rpc_error: "Jaringan sandbox tidak dapat dihubungi. Tidak ada yang dibayar. Coba lagi.",
  },
};

const en: TestWalletTexts = {
  button: "Pay with a test wallet",
  hint: "No wallet of your own needed: this page makes a test wallet and fills it with play money. No real money moves.",
  busy: "The test wallet gets its play money …",
  failures: {
    test_money: "The play money cannot be fetched now. Nothing was paid. Try again in a moment.",
    test_money_spent:
      "The play money for this page is used up for now. Nothing was paid. Try again later, or pay with your own wallet.",
    test_money_cap: "This amount is more than a test wallet can get. Nothing was paid.",
    sponsorship_refused: "The approval of the test wallet was refused. Nothing was paid. Try again.",
    rpc_error: "The sandbox network cannot be reached. Nothing was paid. Try again.",
  },
};

export const testWalletTexts: Readonly<Record<Language, TestWalletTexts>> = { id, en };

const spent = "test_money_spent";
const codes: ReadonlyMap<string, string> = new Map([
  ["rate_limited", spent],
  ["faucet_empty", spent],
  ["amount_exceeds_cap", "test_money_cap"],
]);

/** The code of a failure's text, for the faucet's refusal. Nothing is signed yet, so none of them is an open payment. */
export function testMoneyCode(refusal: string | null | undefined): string {
  return codes.get(refusal ?? "") ?? "test_money";
}
