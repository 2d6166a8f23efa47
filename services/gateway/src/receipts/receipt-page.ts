import type { SettledRefund } from "@lunas/domain/receipt/ports";
import type { Receipt } from "@lunas/domain/receipt/receipt";
import type { RefundReceipt } from "@lunas/domain/receipt/refund-receipt";
import { logoAddress, logoMark } from "@lunas/protocol/design/logo";
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import { pagePolicy, trustedScripts } from "@lunas/runtime/page-policy";
import { escapeHtml as escaped } from "../pay-page/escape-html";
import { type NoReceipt, type ReceiptLanguage, type ReceiptTexts, receiptTexts } from "./receipt-texts";

/** The one script and the one style sheet, no frame, no form, and nothing of another server. */
export const receiptPolicy = pagePolicy(["img-src data:"], ["object-src 'none'", trustedScripts]);

export interface SignedReceipt {
  readonly receipt: Receipt | RefundReceipt;
  /** The compact JWS. */
  readonly signed: string;
}

export interface ShownReceipt extends SignedReceipt {
  readonly merchantName: string;
  readonly url: string;
  /** What went back of the payment; empty for a refund. */
  readonly refunds: readonly SettledRefund[];
  /** Of the page's own address, as SVG. */
  readonly qr: string;
}

/** The page of a receipt. It shows no e-mail, metadata or key, and works on paper. */
export function receiptPage(shown: ShownReceipt, language: ReceiptLanguage): string {
  const { receipt, merchantName, signed, url, qr } = shown;
  const all = receiptTexts[language];
  const texts = "refundId" in receipt ? { ...all, ...all.refund } : all;
  const back = shown.refunds.reduce((sum, { amount }) => sum + amount, 0n);
  const keysUrl = `${new URL(url).origin}/.well-known/jwks.json`;
  const body = `${state(receipt.amount, back, texts)}
      <p class="amount">${escaped(formatRupiah(receipt.amount))}</p>
      <p class="merchant"><span>${texts.merchant}</span> <strong>${escaped(merchantName)}</strong></p>
      <dl>${list(forWhat(receipt, texts))}${refundRows(shown, back, texts)}
      </dl>
      <details id="technical"><summary>${texts.technical}</summary>
        <dl>${list(technical(receipt, texts))}
        </dl>
      </details>
      <details class="signature"><summary>${texts.signature}</summary>
        <p>${escaped(texts.signatureAbout(keysUrl))}</p>
        <code class="signed">${escaped(signed)}</code>
      </details>
      <div class="keep"><div role="img" aria-label="${escaped(texts.qrLabel)}">${qr}</div>
        <p>${texts.qr}<br>${escaped(url)}</p>
        <button class="button" id="print" type="button" hidden>${texts.print}</button></div>`;
  const banner = receipt.environment === "sandbox" ? texts.sandbox : null;
  return whole({ language, title: `${texts.title} · ${merchantName}`, heading: texts.title, body, banner });
}

/** "Paid" is not said of money that went back. */
function state(amount: bigint, back: bigint, texts: ReceiptTexts & { readonly paid: string }): string {
  if (back === 0n) return `<p class="badge">${texts.paid}</p>`;
  return `<p class="badge back">${back >= amount ? texts.refunded.all : texts.refunded.part}</p>`;
}

/** Each refund with its time, and what remains of the price. */
function refundRows({ receipt, refunds }: ShownReceipt, back: bigint, texts: ReceiptTexts): string {
  if (refunds.length === 0) return "";
  const rows = refunds.map(({ amount, settledAtMs }): Row => {
    const time = timeText(new Date(settledAtMs).toISOString(), texts.locale);
    return [texts.refundedRow, texts.refundedOn(formatRupiah(amount), time)];
  });
  const net = `\n        <div class="net"><dt>${texts.net}</dt><dd>${escaped(formatRupiah(receipt.amount - back))}</dd></div>`;
  return list([[texts.paidAmount, formatRupiah(receipt.amount)], ...rows]) + net;
}

type Row = [label: string, value: string | null, kind?: "code"];

function forWhat(receipt: Receipt | RefundReceipt, texts: ReceiptTexts): Row[] {
  const time: Row = [texts.time, timeText(receipt.timestamp, texts.locale)];
  if ("refundId" in receipt) return [time];
  return [[texts.description, receipt.description], time];
}

function technical(receipt: Receipt | RefundReceipt, texts: ReceiptTexts): Row[] {
  return [
    "refundId" in receipt ? [texts.refund.number, receipt.refundId, "code"] : [texts.resource, receipt.resource],
    [texts.payment, receipt.paymentId, "code"],
    [texts.to, receipt.to, "code"],
    [texts.from, receipt.from, "code"],
    [texts.network, `${receipt.network} (eip155:${receipt.chainId}), ${receipt.token}`],
    [texts.transaction, receipt.txHash, "code"],
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
  /** A bar above everything; null: none. */
  readonly banner?: string | null;
}

function whole({ language, title, heading, body, reloads = false, banner = null }: WholePage): string {
  const other = language === "id" ? "en" : "id";
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />${reloads ? '\n    <meta http-equiv="refresh" content="5" />' : ""}
    <title>${escaped(title)}</title>
    <link rel="icon" href="${logoAddress()}" />
    <link rel="stylesheet" href="/receipts/page.css" />
    <script src="/receipts/page.js" defer></script>
  </head>
  <body>${banner === null ? "" : `\n    <p class="sandbox" role="note">${escaped(banner)}</p>`}
    <header><span class="brand">${logoMark(28)}Lunas</span> <a href="?lang=${other}" hreflang="${other}" lang="${other}">${receiptTexts[language].otherLanguage}</a></header>
    <main>
      <h1>${escaped(heading)}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

function list(rows: readonly Row[]): string {
  return rows.map(([label, value, kind]) => row(label, value, kind)).join("");
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
