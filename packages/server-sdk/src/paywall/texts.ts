export interface PageTexts {
  readonly title: string;
  readonly explain: string;
  readonly getToken: string;
  /** In the sandbox, before the command that pays. */
  readonly tryIt: string;
  readonly payee: string;
  readonly network: string;
  readonly token: string;
  readonly resource: string;
  readonly refused: (code: string) => string;
}

/** Bahasa Indonesia, or English where the browser prefers it. */
export const pageTexts: Readonly<Record<"id" | "en", PageTexts>> = {
  id: {
    title: "Konten berbayar",
    explain: "Dibayar dengan IDRX. Buka alamat ini dengan dompet atau agen yang mendukung x402.",
    getToken: "Belum punya IDRX? Beli dari penerbitnya:",
    tryIt: "Untuk mencobanya dengan uang percobaan, bayar alamat ini di terminal:",
    payee: "Dibayarkan kepada",
    network: "Jaringan",
    token: "Token",
    resource: "Untuk",
    refused: (code) => `Pembayaran tidak diterima (${code}). Tidak ada yang dibayar.`,
  },
  en: {
    title: "Paid content",
    explain: "Paid in IDRX. Open this address with a wallet or an agent that supports x402.",
    getToken: "No IDRX yet? Buy it from its issuer:",
    tryIt: "To try it with play money, pay this address in a terminal:",
    payee: "Paid to",
    network: "Network",
    token: "Token",
    resource: "For",
    refused: (code) => `The payment was not accepted (${code}). Nothing was paid.`,
  },
};
