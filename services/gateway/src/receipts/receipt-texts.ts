export type ReceiptLanguage = "id" | "en";

/** Why a page has no receipt. */
export type NoReceipt = "pending" | "failed" | "unknown" | "pendingRefund" | "failedRefund";

type Texts = readonly [title: string, text: string];

export interface ReceiptTexts extends Readonly<Record<NoReceipt, Texts>> {
  readonly locale: string;
  readonly title: string;
  readonly paid: string;
  /** The state of a payment whose money went back: all of it, or a part. */
  readonly refunded: { readonly all: string; readonly part: string };
  /** The rows of what went back, of the price before, and of what remains. */
  readonly paidAmount: string;
  readonly refundedRow: string;
  readonly refundedOn: (amount: string, time: string) => string;
  readonly net: string;
  readonly technical: string;
  readonly print: string;
  readonly qr: string;
  readonly qrLabel: string;
  readonly sandbox: string;
  readonly merchant: string;
  readonly amount: string;
  readonly to: string;
  readonly from: string;
  readonly resource: string;
  readonly description: string;
  readonly time: string;
  readonly network: string;
  readonly transaction: string;
  readonly payment: string;
  readonly signature: string;
  readonly signatureAbout: (keysUrl: string) => string;
  readonly otherLanguage: string;
  /** Where a refund's receipt says something else. */
  readonly refund: {
    readonly title: string;
    readonly paid: string;
    readonly sandbox: string;
    readonly merchant: string;
    readonly to: string;
    readonly from: string;
    readonly number: string;
  };
}

export const receiptTexts: Readonly<Record<ReceiptLanguage, ReceiptTexts>> = {
  id: {
    locale: "id-ID",
    title: "Tanda terima",
    paid: "Sudah dibayar",
    refunded: { all: "Dikembalikan", part: "Dikembalikan sebagian" },
    paidAmount: "Dibayar",
    refundedRow: "Dikembalikan",
    refundedOn: (amount, time) => `${amount}, ${time}`,
    net: "Setelah pengembalian",
    technical: "Rincian teknis",
    print: "Cetak atau simpan PDF",
    qr: "Kode ini menuju halaman ini. Siapa pun yang memilikinya dapat melihat tanda terima ini.",
    qrLabel: "Kode QR alamat halaman ini",
    sandbox: "Sandbox: ini uang percobaan, bukan bukti pembayaran.",
    merchant: "Dibayarkan kepada",
    amount: "Jumlah",
    to: "Dompet penerima",
    from: "Dompet pembayar",
    resource: "Untuk",
    description: "Keterangan",
    time: "Waktu",
    network: "Jaringan",
    transaction: "Transaksi",
    payment: "Nomor pembayaran",
    signature: "Tanda terima dengan tanda tangan digital",
    signatureAbout: (keysUrl) => `Periksa dengan pustaka JOSE mana pun dan kunci publik di ${keysUrl}.`,
    otherLanguage: "English",
    pending: [
      "Pembayaran belum terkonfirmasi",
      "Tanda terima muncul di halaman ini setelah pembayaran terkonfirmasi. Halaman ini memuat ulang sendiri.",
    ],
    failed: ["Pembayaran gagal", "Pembayaran ini tidak memiliki tanda terima."],
    pendingRefund: [
      "Pengembalian dana belum terkonfirmasi",
      "Tanda terima muncul di halaman ini setelah pengembalian dana terkonfirmasi. Halaman ini memuat ulang sendiri.",
    ],
    failedRefund: ["Pengembalian dana gagal", "Pengembalian dana ini tidak memiliki tanda terima."],
    refund: {
      title: "Tanda terima pengembalian dana",
      paid: "Dikembalikan",
      sandbox: "Sandbox: ini uang percobaan, bukan bukti pengembalian dana.",
      merchant: "Dikembalikan oleh",
      to: "Dompet penerima",
      from: "Dompet pedagang",
      number: "Nomor pengembalian",
    },
    unknown: ["Tanda terima tidak ditemukan", "Periksa alamat halaman ini: harus sama persis dengan yang Anda terima."],
  },
  en: {
    locale: "en-GB",
    title: "Receipt",
    paid: "Paid",
    refunded: { all: "Refunded", part: "Partly refunded" },
    paidAmount: "Paid",
    refundedRow: "Refunded",
    refundedOn: (amount, time) => `${amount}, ${time}`,
    net: "After refunds",
    technical: "Technical details",
    print: "Print or save as PDF",
    qr: "This code leads to this page. Everybody who has it can see the receipt.",
    qrLabel: "QR code of this page's address",
    sandbox: "Sandbox: this is play money and proves no payment.",
    merchant: "Paid to",
    amount: "Amount",
    to: "Payee's wallet",
    from: "Payer's wallet",
    resource: "For",
    description: "Description",
    time: "Time",
    network: "Network",
    transaction: "Transaction",
    payment: "Payment number",
    signature: "Digitally signed receipt",
    signatureAbout: (keysUrl) => `Check it with any JOSE library and the public keys at ${keysUrl}.`,
    otherLanguage: "Bahasa Indonesia",
    pending: [
      "The payment is not confirmed yet",
      "The receipt appears on this page once the payment is confirmed. The page reloads by itself.",
    ],
    failed: ["The payment failed", "This payment has no receipt."],
    pendingRefund: [
      "The refund is not confirmed yet",
      "The receipt appears on this page once the refund is confirmed. The page reloads by itself.",
    ],
    failedRefund: ["The refund failed", "This refund has no receipt."],
    refund: {
      title: "Refund receipt",
      paid: "Refunded",
      sandbox: "Sandbox: this is play money and proves no refund.",
      merchant: "Refunded by",
      to: "Recipient's wallet",
      from: "Merchant's wallet",
      number: "Refund number",
    },
    unknown: ["Receipt not found", "Check the address of this page: it must be exactly the one that you were given."],
  },
};

/** `?lang=` first, then the browser's preference; else Indonesian. */
export function receiptLanguage(chosen: unknown, preferred: string | false): ReceiptLanguage {
  if (chosen === "id" || chosen === "en") return chosen;
  return preferred === "en" ? "en" : "id";
}
