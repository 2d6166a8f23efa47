import type { Address } from "@lunas/catalog/chain";
import type { LinkClosedReason, PaymentLink } from "@lunas/domain/link/payment-link";
import { logoAddress, logoMark } from "@lunas/protocol/design/logo";
import { formatRupiah } from "@lunas/protocol/money/rupiah";
import { escapeHtml as text } from "./escape-html";
import type { PayPageFiles } from "./files";
import { type Language, type PayPageTexts, payPageTexts } from "./texts";

/** A link as its page shows it. */
export interface LinkPage {
  readonly link: PaymentLink;
  readonly merchant: { readonly name: string; readonly walletAddress: Address };
  /** CAIP-2. */
  readonly network: string;
  readonly asset: Address;
  readonly url: string;
  /** Null: the link takes new payments. */
  readonly closed: LinkClosedReason | null;
  readonly isChainDown: boolean;
}

export interface PayPage extends LinkPage {
  /** Whether the page offers a wallet of play money. */
  readonly hasTestWallet: boolean;
  /** Of the page's own address, as SVG. */
  readonly qr: string;
}

export interface Presentation {
  readonly language: Language;
  readonly files: PayPageFiles;
}

/** The page of a payment link. All texts of the merchant are escaped; nothing in it is a script or a style. */
export function renderPayPage(page: PayPage, { language, files }: Presentation): string {
  const texts = payPageTexts[language];
  const { link, merchant } = page;
  const body = `${link.environment === "sandbox" ? `<div class="sandbox" role="note">${text(texts.sandbox)}</div>` : ""}
${header(language)}
<main data-link="${text(JSON.stringify(dataOf(page)))}">
<section class="card" aria-labelledby="title">
<p class="payee">${text(texts.payTo)} <strong>${text(merchant.name)}</strong></p>
<h1 id="title">${text(link.title)}</h1>
${link.description === null ? "" : `<p class="about">${text(link.description)}</p>`}
${price(link, texts, isOpen(page))}
<p class="wallet">${text(texts.wallet)}<br><code>${merchant.walletAddress}</code></p>
${state(page, texts)}
<div id="payment"></div>
${isOpen(page) ? `<p class="how">${text(texts.how)}</p>` : ""}
<noscript><p class="state">${text(texts.noScript)}</p></noscript>
</section>
${isOpen(page) ? otherDevice(page, texts) : ""}
</main>`;
  return document({ language, files, title: `${link.title} – ${merchant.name}`, body });
}

/** For an id that no link has, and for a link of a sandbox that is no longer. */
export function renderNoPage({ language, files }: Presentation, why: "notFound" | "noSandbox"): string {
  const said = payPageTexts[language][why];
  const body = `${header(language)}
<main><section class="card"><h1>${text(said.title)}</h1><p class="about">${text(said.text)}</p></section></main>`;
  return document({ language, files, title: said.title, body });
}

function isOpen({ closed, isChainDown }: LinkPage): boolean {
  return closed === null && !isChainDown;
}

/** What the page's script needs: `PageData` of the dashboard's `pay-page/page-data.ts`. */
function dataOf(page: PayPage) {
  return { ...linkTerms(page), hasTestWallet: page.hasTestWallet };
}

/** What the link demands of a payer. Nothing that only the merchant may see. */
export function linkTerms(page: LinkPage) {
  const { link, merchant, network, asset, url } = page;
  return {
    ...{ linkId: link.id, url, environment: link.environment, network, asset, payTo: merchant.walletAddress },
    ...{ minAmount: link.minAmount.toString(), maxAmount: link.maxAmount.toString() },
    ...{ title: link.title, merchantName: merchant.name },
    ...{ redirectUrl: link.redirectUrl, isOpen: isOpen(page), closed: page.closed },
  };
}

function price({ minAmount, maxAmount }: PaymentLink, texts: PayPageTexts, isPayable: boolean): string {
  const [least, most] = [formatRupiah(minAmount), formatRupiah(maxAmount)];
  if (minAmount === maxAmount) return `<p class="price">${least}</p>`;
  const range = `<p class="price range">${least} – ${most}</p>`;
  if (!isPayable) return range;
  return `${range}
<label class="enter">${text(texts.amount)}<input id="amount" inputmode="numeric" autocomplete="off" maxlength="30"></label>`;
}

function state({ closed, isChainDown }: PayPage, texts: PayPageTexts): string {
  if (closed !== null) return `<p class="state" role="status">${text(texts.closed[closed])}</p>`;
  if (!isChainDown) return "";
  return `<p class="state" role="status">${text(texts.chainDown)} <a href="">${text(texts.reload)}</a></p>`;
}

function otherDevice({ qr, url }: PayPage, texts: PayPageTexts): string {
  return `<section class="card other" aria-labelledby="other">
<h2 id="other">${text(texts.other)}</h2>
<div role="img" aria-label="${text(texts.qrLabel)}">${qr}</div>
<p class="hint">${text(texts.otherHint)}</p>
<code>${text(url)}</code>
</section>`;
}

function header(language: Language): string {
  const to = (code: Language, name: string) =>
    `<a href="?lang=${code}" lang="${code}" hreflang="${code}"${code === language ? ' aria-current="true"' : ""}>${name}</a>`;
  const label = text(payPageTexts[language].languages);
  return `<header><span class="brand">${logoMark(28)}Lunas</span><nav class="languages" aria-label="${label}">${to("id", "Indonesia")}${to("en", "English")}</nav></header>`;
}

interface Document extends Presentation {
  readonly title: string;
  readonly body: string;
}

function document({ language, files: { script, style }, title, body }: Document): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${text(title)}</title>
<link rel="icon" href="${logoAddress()}">
<link rel="stylesheet" href="${style.path}" integrity="${style.integrity}">
<script type="module" src="${script.path}" integrity="${script.integrity}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
