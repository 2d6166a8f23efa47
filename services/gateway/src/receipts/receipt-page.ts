import type { Receipt } from "@lunas/domain/receipt/receipt";
import type { RefundReceipt } from "@lunas/domain/receipt/refund-receipt";
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import { type NoReceipt, type ReceiptLanguage, type ReceiptTexts, receiptTexts } from "./receipt-texts";

/** No script, no frame, no form; the one style sheet and nothing of another server. */
export const receiptPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface SignedReceipt {
  readonly receipt: Receipt | RefundReceipt;
  /** The compact JWS. */
  readonly signed: string;
}

export interface ShownReceipt extends SignedReceipt {
  readonly merchantName: string;
  readonly url: string;
}

/** The page of a receipt. It shows no e-mail, metadata or key, and works on paper. */
export function receiptPage({ receipt, merchantName, signed, url }: ShownReceipt, language: ReceiptLanguage): string {
  const all = receiptTexts[language];
  const texts = "refundId" in receipt ? { ...all, ...all.refund } : all;
  const isSandbox = receipt.environment === "sandbox";
  const rows: Row[] = [
    ...("refundId" in receipt ? [] : forWhat(receipt, all)),
    [texts.time, timeText(receipt.timestamp, texts.locale)],
    [texts.to, receipt.to, "code"],
    [texts.from, receipt.from, "code"],
    [texts.network, `${receipt.network} (eip155:${receipt.chainId}), ${receipt.token}`],
    [texts.transaction, receipt.txHash, "code"],
    ...("refundId" in receipt ? [[all.refund.number, receipt.refundId, "code"] satisfies Row] : []),
    [texts.payment, receipt.paymentId, "code"],
  ];
  const keysUrl = `${new URL(url).origin}/.well-known/jwks.json`;
  const body = `${isSandbox ? `<p class="sandbox">${texts.sandbox}</p>` : ""}
      <p class="paid">${texts.paid}</p>
      <p class="amount">${escaped(formatRupiah(receipt.amount))}</p>
      <p class="merchant"><span>${texts.merchant}</span> <strong>${escaped(merchantName)}</strong></p>
      <dl>${rows.map(([label, value, kind]) => row(label, value, kind)).join("")}
      </dl>
      <details><summary>${texts.signature}</summary>
        <p>${escaped(texts.signatureAbout(keysUrl))}</p>
        <code>${escaped(signed)}</code>
      </details>
      <p class="page">${texts.page}: ${escaped(url)}</p>`;
  return whole({ language, title: `${texts.title} · ${merchantName}`, heading: texts.title, body });
}

type Row = [label: string, value: string | null, kind?: "code"];

function forWhat({ resource, description }: Receipt, texts: ReceiptTexts): Row[] {
  return [
    [texts.resource, resource],
    [texts.description, description],
  ];
}

/** Where there is no receipt to show. A pending payment's page asks again by itself. */
export function noReceiptPage(reason: NoReceipt, language: ReceiptLanguage): string {
  const [title, text] = receiptTexts[language][reason];
  return whole({ language, title, heading: title, body: `<p>${text}</p>`, reloads: reason.startsWith("pending") });
}

interface WholePage {
  readonly language: ReceiptLanguage;
  readonly title: string;
  readonly heading: string;
  /** Escaped already. */
  readonly body: string;
  readonly reloads?: boolean;
}

function whole({ language, title, heading, body, reloads = false }: WholePage): string {
  const other = language === "id" ? "en" : "id";
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />${reloads ? '\n    <meta http-equiv="refresh" content="5" />' : ""}
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/receipts/page.css" />
  </head>
  <body>
    <main>
      <header><span class="brand">Lunas</span> <a href="?lang=${other}" hreflang="${other}" lang="${other}">${receiptTexts[language].otherLanguage}</a></header>
      <h1>${escaped(heading)}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

function row(label: string, value: string | null, kind?: "code"): string {
  if (value === null || value === "") return "";
  const text = kind === "code" ? `<code>${escaped(value)}</code>` : escaped(value);
  return `\n        <div><dt>${label}</dt><dd>${text}</dd></div>`;
}

/** The merchant's and the payer's time: Western Indonesia. */
function timeText(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: "Asia/Jakarta",
    dateStyle: "long",
    timeStyle: "long",
  }).format(new Date(timestamp));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
