import type { LinkClosedReason } from "@lunas/domain/link/payment-link";
import { playMoneyBanner } from "@lunas/protocol/design/play-money";

export type Language = "id" | "en";

/** The texts that the gateway writes into the page of a payment link. */
export interface PayPageTexts {
  readonly sandbox: string;
  readonly languages: string;
  readonly payTo: string;
  readonly wallet: string;
  readonly amount: string;
  readonly how: string;
  readonly other: string;
  readonly otherHint: string;
  readonly qrLabel: string;
  readonly noScript: string;
  readonly closed: Readonly<Record<LinkClosedReason, string>>;
  readonly chainDown: string;
  readonly reload: string;
  readonly notFound: { readonly title: string; readonly text: string };
  readonly noSandbox: { readonly title: string; readonly text: string };
}

const id: PayPageTexts = {
  sandbox: playMoneyBanner.id,
  languages: "Bahasa",
  payTo: "Bayar kepada",
  wallet: "Dompet penerima",
  amount: "Jumlah dalam rupiah",
  how: "Dibayar dengan IDRX dari dompet Anda, tanpa biaya jaringan untuk pembayaran ini. Pertama kali saja, dompet Anda juga diminta menyetujui Permit2; halaman ini menjelaskannya sebelum dompet bertanya.",
  other: "Bayar dari perangkat lain",
  otherHint:
    "Pindai kode ini dengan kamera ponsel Anda, lalu buka halamannya di aplikasi dompet. Ini bukan QRIS: aplikasi bank dan dompet elektronik tidak bisa membayarnya.",
  qrLabel: "Kode QR alamat halaman ini",
  noScript: "Halaman ini memerlukan JavaScript untuk berbicara dengan dompet Anda.",
  closed: {
    closed: "Tautan ini sudah ditutup oleh penjual.",
    expired: "Tautan ini sudah kedaluwarsa.",
    used_up: "Tautan ini sudah terpakai habis.",
  },
  chainDown: "Jaringan sedang tidak dapat dihubungi. Pembayaran belum bisa dilakukan.",
  reload: "Muat ulang",
  notFound: { title: "Tautan tidak ditemukan", text: "Periksa alamatnya, atau minta tautan baru dari penjual." },
  noSandbox: {
    title: "Tautan ini tidak bisa dibayar",
    text: "Tautan ini menerima uang percobaan, dan layanan ini tidak punya sandbox. Minta tautan baru dari penjual.",
  },
};

const en: PayPageTexts = {
  sandbox: playMoneyBanner.en,
  languages: "Language",
  payTo: "Pay to",
  wallet: "Receiving wallet",
  amount: "Amount in rupiah",
  how: "Paid in IDRX from your wallet, without a network fee for this payment. The first time only, your wallet also asks for an approval of Permit2; this page explains it before the wallet asks.",
  other: "Pay from another device",
  otherHint:
    "Scan this code with your phone's camera, then open the page in your wallet app. It is not QRIS: banking and e-wallet apps cannot pay it.",
  qrLabel: "QR code of this page's address",
  noScript: "This page needs JavaScript to talk to your wallet.",
  closed: {
    closed: "The merchant has closed this link.",
    expired: "This link has expired.",
    used_up: "This link has been used up.",
  },
  chainDown: "The network cannot be reached now. No payment is possible at the moment.",
  reload: "Reload",
  notFound: { title: "Link not found", text: "Check the address, or ask the merchant for a new link." },
  noSandbox: {
    title: "This link cannot be paid",
    text: "It takes play money, and this service has no sandbox. Ask the merchant for a new link.",
  },
};

export const payPageTexts: Readonly<Record<Language, PayPageTexts>> = { id, en };
