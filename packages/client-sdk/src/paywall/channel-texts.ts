import type { Language } from "./texts";

export interface ChannelTexts {
  readonly deposit: {
    /** What a press does, before the button. */
    readonly explain: (sum: string) => string;
    readonly button: (sum: string) => string;
    /** After the wallet has signed. */
    readonly busy: string;
  };
  readonly spend: {
    readonly explain: (left: string) => string;
    readonly button: (price: string) => string;
    readonly busy: string;
  };
  /** A deposit, or a payment from one, whose outcome is not known. */
  readonly open: { readonly explain: string; readonly busy: string };
  /** Before the offer, where an earlier payment for this page was not served. */
  readonly paid: string;
  /** What the payer risks. The page is the shop's: a shop that cheats can use the key of the vouchers, up to the deposit. */
  readonly risk: (delay: string) => string;
  readonly delay: (seconds: number) => string;
  readonly back: {
    readonly button: (left: string) => string;
    readonly busy: string;
    readonly done: (sum: string) => string;
    /** The shop did not give it back. */
    readonly refused: string;
    /** Without the shop. */
    readonly withdraw: (left: string) => string;
    /** A withdrawal that has begun. */
    readonly begun: (left: string, at: string) => string;
  };
  readonly failures: Readonly<Record<string, string>>;
}

const DAY = 86_400;
const HOUR = 3_600;

const id: ChannelTexts = {
  deposit: {
    explain: (sum) =>
      `Setor ${sum} untuk toko ini dan baca halaman berikutnya tanpa ditanya dompet setiap kali. Yang tidak terpakai kembali kepada Anda.`,
    button: (sum) => `Setor ${sum}`,
    busy: "Setoran sedang diproses …",
  },
  spend: {
    explain: (left) => `Sisa setoran Anda di toko ini ${left}. Dompet Anda tidak ditanya.`,
    button: (price) => `Bayar ${price} dari setoran`,
    busy: "Dibayar dari setoran Anda …",
  },
  open: {
    explain: "Setoran, atau pembayaran darinya, masih diproses. Jangan membayar dua kali: periksa lagi.",
    busy: "Hasilnya sedang diperiksa …",
  },
  paid: "Halaman ini sudah dibayar dari setoran Anda, dan toko tidak mengirimnya. Tombol ini membayar sekali lagi.",
  risk: (delay) =>
    `Anda membayar hanya yang Anda baca. Sisanya kembali lewat pengembalian, atau tanpa toko lewat penarikan dalam ${delay}. Risikonya paling besar setoran ini: halaman toko ini menyimpan kuncinya.`,
  delay: (seconds) =>
    seconds % DAY === 0
      ? `${seconds / DAY} hari`
      : seconds % HOUR === 0
        ? `${seconds / HOUR} jam`
        : `${Math.ceil(seconds / 60)} menit`,
  back: {
    button: (left) => `Minta kembali ${left}`,
    busy: "Sisa setoran sedang dikembalikan …",
    done: (sum) => `${sum} sudah kembali ke dompet Anda.`,
    refused: "Toko belum mengembalikan sisanya. Tanpa toko, dompet Anda menariknya, dengan sedikit biaya jaringan.",
    withdraw: (left) => `Tarik ${left} tanpa toko`,
    begun: (left, at) => `Penarikan ${left} sudah dimulai. Kembali ke halaman ini mulai ${at} untuk menyelesaikannya.`,
  },
  failures: {
    shop_failed: "Anda sudah membayar halaman ini, dan toko tidak mengirimnya. Tidak ada lagi yang diambil.",
    user_rejected: "Dibatalkan di dompet. Tidak ada yang disetor dan tidak ada yang dibayar.",
    connection_lost: "Hasilnya belum diketahui. Jangan menyetor atau membayar dua kali: periksa lagi.",
    settlement_pending: "Setoran masih diproses. Jangan menyetor atau membayar dua kali: periksa lagi.",
    deposit_refused: "Setoran ini tidak dapat dipakai untuk halaman ini. Tidak ada yang dibayar.",
    other_wallet: "Setoran ini milik akun lain: pilih akun itu di dompet Anda. Tidak ada yang dibayar.",
    single_payment_kept:
      "Pembayaran Anda untuk halaman ini pernah ditolak. Pakai tombol bayar di atas, supaya tidak membayar dua kali.",
    channel_not_offered: "Toko ini sekarang tidak menerima setoran. Tidak ada yang dibayar.",
    channel_busy: "Halaman lain sedang memakai setoran ini. Tidak ada yang dibayar. Coba lagi.",
    channel_disputed: "Catatan toko tentang setoran Anda bertentangan. Tidak ada lagi yang ditandatangani.",
    channel_withdrawing: "Penarikan setoran ini sedang berjalan, jadi tidak dapat dipakai untuk membayar.",
  },
};

const en: ChannelTexts = {
  deposit: {
    explain: (sum) =>
      `Deposit ${sum} for this shop and read its further pages without asking your wallet each time. You get back what you do not use.`,
    button: (sum) => `Deposit ${sum}`,
    busy: "The deposit is being made …",
  },
  spend: {
    explain: (left) => `${left} of your deposit at this shop are left. Your wallet is not asked.`,
    button: (price) => `Pay ${price} from your deposit`,
    busy: "Paying from your deposit …",
  },
  open: {
    explain: "A deposit, or a payment from it, is under way. Do not pay twice: check again.",
    busy: "Checking the outcome …",
  },
  paid: "You have paid for this page from your deposit, and the shop did not send it. This button pays once more.",
  risk: (delay) =>
    `You pay only for what you read. The rest comes back by a refund, or without the shop by a withdrawal in ${delay}. At risk is at most this deposit: this shop's page keeps its key.`,
  delay: (seconds) =>
    seconds === DAY
      ? "one day"
      : seconds % DAY === 0
        ? `${seconds / DAY} days`
        : seconds % HOUR === 0
          ? `${seconds / HOUR} hours`
          : `${Math.ceil(seconds / 60)} minutes`,
  back: {
    button: (left) => `Get ${left} back`,
    busy: "The rest of the deposit is being given back …",
    done: (sum) => `${sum} are back in your wallet.`,
    refused:
      "The shop has not given the rest back. Without the shop, your wallet withdraws it for a small network fee.",
    withdraw: (left) => `Withdraw ${left} without the shop`,
    begun: (left, at) => `The withdrawal of ${left} has begun. Come back to this page from ${at} on to end it.`,
  },
  failures: {
    shop_failed: "You have paid for this page, and the shop did not send it. Nothing more was taken.",
    user_rejected: "Cancelled in the wallet. Nothing was deposited, and nothing was paid.",
    connection_lost: "The outcome is not known yet. Do not deposit or pay twice: check again.",
    settlement_pending: "The deposit is still being made. Do not deposit or pay twice: check again.",
    deposit_refused: "This deposit cannot be used for this page. Nothing was paid.",
    other_wallet: "This deposit belongs to another account: choose it in your wallet. Nothing was paid.",
    single_payment_kept:
      "Your payment for this page was refused before. Use the pay button above, so that you do not pay twice.",
    channel_not_offered: "This shop takes no deposit now. Nothing was paid.",
    channel_busy: "Another page uses this deposit now. Nothing was paid. Try again.",
    channel_disputed: "The shop's record of your deposit contradicts itself. Nothing more is signed.",
    channel_withdrawing: "This deposit is being withdrawn, so it cannot pay.",
  },
};

export const channelTexts: Readonly<Record<Language, ChannelTexts>> = { id, en };
