export type Language = "id" | "en";

export interface Texts {
  readonly title: string;
  readonly pay: (price: string) => string;
  readonly explain: string;
  /** Before the wallet asks: what it asks for at the first payment. */
  readonly approval: string;
  readonly wallet: string;
  readonly noWallet: string;
  readonly getWallet: string;
  /** On a phone, before the names of wallet apps. */
  readonly openInApp: string;
  readonly decimalMark: "," | ".";
  /** What a wallet lacks, with the sums. */
  readonly missing: {
    readonly token: (required: string, available: string) => string;
    readonly gas: (required: string, available: string) => string;
  };
  /** Where the token comes from: of the production network, and of the sandbox. */
  readonly getToken: { readonly production: string; readonly sandbox: string };
  readonly steps: Readonly<Record<Step, string>>;
  readonly paid: string;
  readonly receipt: string;
  readonly again: string;
  readonly checkAgain: string;
  readonly failures: Readonly<Record<string, string>>;
  readonly otherFailure: (code: string) => string;
}

/** The steps between the click and the content. */
export type Step = "starting" | "switching" | "approving" | "settling";

const id: Texts = {
  title: "Konten berbayar",
  pay: (price) => `Bayar ${price}`,
  explain: "Dibayar dengan IDRX dari dompet Anda. Tanpa biaya jaringan untuk pembayaran ini.",
  approval:
    "Pembayaran pertama: dompet Anda meminta satu persetujuan agar Permit2 boleh memindahkan IDRX yang Anda tanda tangani. Persetujuan itu memakai sedikit biaya jaringan dan hanya sekali.",
  wallet: "Dompet",
  noWallet: "Tidak ada dompet di peramban ini.",
  getWallet: "Cara mendapatkan dompet",
  openInApp: "Buka halaman ini di aplikasi dompet Anda:",
  decimalMark: ",",
  missing: {
    token: (required, available) => `Perlu ${required} dalam IDRX, dan dompet Anda hanya punya ${available}.`,
    gas: (required, available) =>
      `Persetujuan pertama kali perlu sekitar ${required} untuk biaya jaringan, dan dompet Anda hanya punya ${available}. Isi dulu, lalu coba lagi. Tidak ada yang dibayar.`,
  },
  getToken: {
    production: "Belum punya IDRX? Beli dari penerbitnya:",
    sandbox: "Ini sandbox: IDRX di sini uang percobaan dari faucet.",
  },
  steps: {
    starting: "Lanjutkan di dompet Anda …",
    switching: "Dompet Anda memakai jaringan lain: izinkan penggantian jaringan di dompet …",
    approving: "Sekali saja: setujui Permit2 di dompet Anda, lalu tunggu …",
    settling: "Pembayaran sedang diproses …",
  },
  paid: "Sudah dibayar. Terima kasih!",
  receipt: "Bukti transaksi",
  again: "Coba lagi",
  checkAgain: "Periksa lagi",
  failures: {
    user_rejected: "Pembayaran dibatalkan di dompet. Tidak ada yang dibayar.",
    wrong_network: "Dompet Anda tetap di jaringan lain. Ganti jaringannya, lalu coba lagi. Tidak ada yang dibayar.",
    wallet_missing: "Dompet tidak ditemukan. Pasang dompet Ethereum di peramban ini, lalu muat ulang halaman.",
    insufficient_balance: "Saldo IDRX di dompet Anda tidak cukup.",
    no_permit2_approval: "Permit2 belum disetujui untuk IDRX.",
    wallet_error:
      "Dompet Anda menolak permintaan ini. Buka dompet: mungkin terkunci, atau masih ada permintaan yang menunggu di sana. Lalu coba lagi. Tidak ada yang dibayar.",
    unreachable:
      "Layanan pembayaran sedang tidak dapat dihubungi. Percobaan ini tidak membayar apa pun: coba lagi sebentar lagi.",
    expired_deadline: "Tanda tangan Anda sudah kedaluwarsa. Tidak ada yang dibayar. Coba lagi.",
    approval_failed: "Persetujuan gagal di jaringan. Tidak ada yang dibayar.",
    approval_pending: "Persetujuan belum tercatat di jaringan. Tunggu sebentar, lalu coba lagi.",
    connection_lost: "Hasilnya belum diketahui. Jangan membayar dua kali: periksa lagi.",
    settlement_pending: "Pembayaran masih diproses. Jangan membayar dua kali: periksa lagi.",
  },
  otherFailure: (code) => `Pembayaran tidak berhasil (${code}).`,
};

const en: Texts = {
  title: "Paid content",
  pay: (price) => `Pay ${price}`,
  explain: "Paid in IDRX from your wallet. No network fee for this payment.",
  approval:
    "At your first payment the wallet asks for one approval, so that Permit2 may move the IDRX that you sign for. The approval costs a small network fee, once.",
  wallet: "Wallet",
  noWallet: "There is no wallet in this browser.",
  getWallet: "How to get a wallet",
  openInApp: "Open this page in your wallet app:",
  decimalMark: ".",
  missing: {
    token: (required, available) => `This takes ${required} in IDRX, and your wallet has only ${available}.`,
    gas: (required, available) =>
      `The first approval takes about ${required} for the network fee, and your wallet has only ${available}. Add some, then try again. Nothing was paid.`,
  },
  getToken: {
    production: "No IDRX yet? Buy it from its issuer:",
    sandbox: "This is the sandbox: IDRX here is play money from the faucet.",
  },
  steps: {
    starting: "Continue in your wallet …",
    switching: "Your wallet is on another network: allow the switch in your wallet …",
    approving: "This once only: approve Permit2 in your wallet, then wait …",
    settling: "The payment is being settled …",
  },
  paid: "Paid. Thank you!",
  receipt: "Transaction",
  again: "Try again",
  checkAgain: "Check again",
  failures: {
    user_rejected: "Cancelled in the wallet. Nothing was paid.",
    wrong_network: "Your wallet is still on another network. Switch it, then try again. Nothing was paid.",
    wallet_missing: "No wallet was found. Install an Ethereum wallet in this browser, then reload the page.",
    insufficient_balance: "Your wallet does not have enough IDRX.",
    no_permit2_approval: "Permit2 is not approved for IDRX.",
    wallet_error:
      "Your wallet refused the request. Open the wallet: it may be locked, or another request may be waiting there. Then try again. Nothing was paid.",
    unreachable: "The payment service cannot be reached now. This attempt paid nothing: try again in a moment.",
    expired_deadline: "Your signature has expired. Nothing was paid. Try again.",
    approval_failed: "The approval failed on the network. Nothing was paid.",
    approval_pending: "The approval is not on the network yet. Wait a moment, then try again.",
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
