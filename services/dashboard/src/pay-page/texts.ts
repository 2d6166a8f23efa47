import type { Language } from "@lunas/client/link";

/** The texts of the page's script; the gateway writes the others into the page. */
export interface PageTexts {
  readonly payWith: (wallet: string) => string;
  readonly injected: string;
  readonly noWallet: string;
  readonly approval: { readonly title: string; readonly text: string; readonly button: string; readonly wait: string };
  readonly resuming: string;
  readonly checkAgain: string;
  /** Leaves a wallet that does not answer. */
  readonly otherWallet: string;
  readonly amountWrong: (min: string, max: string) => string;
  readonly paid: string;
  /** Above the wallets, when the payer comes back. `again`: while the link takes another payment. */
  readonly paidBefore: { readonly text: string; readonly again: string };
  readonly transaction: string;
  readonly receipt: string;
  readonly leadsTo: (host: string) => string;
  readonly goOn: string;
  /** Ends the wait for the merchant's page. */
  readonly stay: string;
  readonly closed: Readonly<Record<string, string>>;
  readonly failures: Readonly<Record<string, string>>;
  /** The payment failed, and its signature can still be charged until `time`. */
  readonly failedFor: (time: string) => string;
  /** Of an open payment, which a button checks again. */
  readonly unanswered: Readonly<Record<string, string>>;
}

const id: PageTexts = {
  payWith: (wallet) => `Bayar dengan ${wallet}`,
  injected: "dompet peramban",
  noWallet:
    "Tidak ada dompet di peramban ini. Buka halaman ini di peramban dalam aplikasi dompet Anda, atau pindai kode QR dengan ponsel.",
  approval: {
    title: "Sekali ini saja: persetujuan Permit2",
    text: "Dompet Anda akan meminta persetujuan agar kontrak Permit2 boleh memindahkan IDRX Anda. Persetujuan itu sendiri tidak memindahkan uang: setiap pembayaran tetap memerlukan tanda tangan Anda. Transaksi ini butuh sedikit ETH untuk biaya jaringan.",
    button: "Lanjutkan ke dompet",
    wait: "Setujui Permit2 di dompet Anda, lalu tunggu …",
  },
  resuming: "Pembayaran Anda yang sudah ditandatangani sedang diperiksa …",
  checkAgain: "Periksa lagi",
  otherWallet: "Pilih dompet lain",
  amountWrong: (min, max) => `Isi jumlah antara ${min} dan ${max}.`,
  paid: "Sudah dibayar. Terima kasih!",
  paidBefore: {
    text: "Anda sudah membayar tautan ini.",
    again: "Pilih dompet hanya jika Anda mau membayar sekali lagi.",
  },
  transaction: "Transaksi",
  receipt: "Lihat bukti pembayaran",
  leadsTo: (host) => `Anda akan diarahkan ke ${host} …`,
  goOn: "Lanjut sekarang",
  stay: "Tetap di halaman ini",
  closed: {
    closed: "Tautan ini sudah ditutup. Tidak ada yang dibayar.",
    expired: "Tautan ini sudah kedaluwarsa. Tidak ada yang dibayar.",
    used_up: "Tautan ini baru saja terpakai habis. Tidak ada yang dibayar.",
  },
  failures: {
    tx_failed: "Pembayaran gagal di jaringan. Tidak ada yang dibayar.",
    expired_deadline: "Tanda tangan sudah kedaluwarsa. Tidak ada yang dibayar.",
    approval_failed: "Persetujuan Permit2 gagal di jaringan. Tidak ada yang dibayar.",
    approval_pending: "Persetujuan Permit2 belum masuk. Tunggu sebentar, lalu coba lagi.",
  },
  failedFor: (time) =>
    `Pembayaran gagal di jaringan dan tidak ada yang dibayar, tetapi tanda tangan Anda masih berlaku beberapa menit. Periksa lagi setelah pukul ${time}: lalu Anda bisa membayar lagi.`,
  unanswered: {
    chain_unavailable: "Jaringan sedang tidak dapat dihubungi. Jangan membayar dua kali: periksa lagi.",
    service_unavailable: "Layanan sedang sibuk. Jangan membayar dua kali: periksa lagi.",
    rate_limited: "Terlalu banyak permintaan. Jangan membayar dua kali: periksa lagi.",
  },
};

const en: PageTexts = {
  payWith: (wallet) => `Pay with ${wallet}`,
  injected: "browser wallet",
  noWallet:
    "There is no wallet in this browser. Open this page in the browser of your wallet app, or scan the QR code with your phone.",
  approval: {
    title: "This first time only: approve Permit2",
    text: "Your wallet will ask you to let the Permit2 contract move your IDRX. The approval itself moves no money: each payment still needs your signature. This transaction needs a little ETH for the network fee.",
    button: "Continue in the wallet",
    wait: "Approve Permit2 in your wallet, then wait …",
  },
  resuming: "Checking the payment that you have signed …",
  checkAgain: "Check again",
  otherWallet: "Choose another wallet",
  amountWrong: (min, max) => `Enter an amount from ${min} to ${max}.`,
  paid: "Paid. Thank you!",
  paidBefore: {
    text: "You have paid this link.",
    again: "Choose a wallet only if you want to pay once more.",
  },
  transaction: "Transaction",
  receipt: "Show the receipt",
  leadsTo: (host) => `You will be taken to ${host} …`,
  goOn: "Continue now",
  stay: "Stay on this page",
  closed: {
    closed: "This link was closed. Nothing was paid.",
    expired: "This link has expired. Nothing was paid.",
    used_up: "This link has just been used up. Nothing was paid.",
  },
  failures: {
    tx_failed: "The payment failed on the network. Nothing was paid.",
    expired_deadline: "The signature has expired. Nothing was paid.",
    approval_failed: "The approval of Permit2 failed on the network. Nothing was paid.",
    approval_pending: "The approval of Permit2 is not mined yet. Wait a little, then try again.",
  },
  failedFor: (time) =>
    `The payment failed on the network and nothing was paid, but your signature stays valid for some minutes. Check again after ${time}: then you can pay anew.`,
  unanswered: {
    chain_unavailable: "The network cannot be reached now. Do not pay twice: check again.",
    service_unavailable: "The service is busy. Do not pay twice: check again.",
    rate_limited: "Too many requests. Do not pay twice: check again.",
  },
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = { id, en };
