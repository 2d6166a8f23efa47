export type Language = "id" | "en";

export interface Texts {
  readonly title: string;
  readonly pay: (price: string) => string;
  readonly explain: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly paid: string;
  readonly receipt: string;
  readonly again: string;
  readonly checkAgain: string;
  readonly failures: Readonly<Record<string, string>>;
  readonly otherFailure: (code: string) => string;
}

/** The steps between the click and the content. */
type Step = "starting" | "approving" | "settling";

const id: Texts = {
  title: "Konten berbayar",
  pay: (price) => `Bayar ${price}`,
  explain: "Dibayar dengan IDRX dari dompet Anda. Tanpa biaya jaringan untuk pembayaran ini.",
  steps: {
    starting: "Lanjutkan di dompet Anda …",
    approving: "Pertama kali saja: setujui Permit2 di dompet Anda, lalu tunggu …",
    settling: "Pembayaran sedang diproses …",
  },
  paid: "Lunas. Terima kasih!",
  receipt: "Bukti transaksi",
  again: "Coba lagi",
  checkAgain: "Periksa lagi",
  failures: {
    user_rejected: "Pembayaran dibatalkan di dompet. Tidak ada yang dibayar.",
    wallet_missing: "Dompet tidak ditemukan. Pasang dompet Ethereum di peramban ini, lalu muat ulang halaman.",
    insufficient_balance: "Saldo IDRX di dompet Anda tidak cukup.",
    no_permit2_approval: "Permit2 belum disetujui untuk IDRX.",
    connection_lost: "Hasilnya belum diketahui. Jangan membayar dua kali: periksa lagi.",
    settlement_pending: "Pembayaran masih diproses. Jangan membayar dua kali: periksa lagi.",
  },
  otherFailure: (code) => `Pembayaran tidak berhasil (${code}).`,
};

const en: Texts = {
  title: "Paid content",
  pay: (price) => `Pay ${price}`,
  explain: "Paid in IDRX from your wallet. No network fee for this payment.",
  steps: {
    starting: "Continue in your wallet …",
    approving: "This first time only: approve Permit2 in your wallet, then wait …",
    settling: "The payment is being settled …",
  },
  paid: "Paid. Thank you!",
  receipt: "Transaction",
  again: "Try again",
  checkAgain: "Check again",
  failures: {
    user_rejected: "Cancelled in the wallet. Nothing was paid.",
    wallet_missing: "No wallet was found. Install an Ethereum wallet in this browser, then reload the page.",
    insufficient_balance: "Your wallet does not have enough IDRX.",
    no_permit2_approval: "Permit2 is not approved for IDRX.",
    connection_lost: "The outcome is not known yet. Do not pay twice: check again.",
    settlement_pending: "The payment is still being settled. Do not pay twice: check again.",
  },
  otherFailure: (code) => `The payment did not succeed (${code}).`,
};

export const texts: Readonly<Record<Language, Texts>> = { id, en };

/** Bahasa Indonesia unless a page says that it is English. */
export function languageOf(tag: string | null | undefined): Language {
  return /^en\b/i.test(tag ?? "") ? "en" : "id";
}
