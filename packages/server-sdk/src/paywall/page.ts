import { logoAddress, logoMark } from "@lunas/protocol/design/logo";
import { playMoneyBanner } from "@lunas/protocol/design/play-money";
import { pageStyle } from "@lunas/protocol/design/style-sheet";
import { baseUnitsOf, formatRupiah, rupiahOf } from "@lunas/protocol/money/rupiah";
import type { PaymentRequired } from "@lunas/protocol/wire/x402";
import { encodePaymentHeader } from "@lunas/protocol/x402/payment-header";
import { channelTermsOf } from "../channels/channel-demand";
import { headerOf, type RequestHeaders } from "../payments/request-headers";
import { type PageTexts, pageTexts } from "./texts";

/** Whether a browser requests a document. Programs, and a page's scripts, accept anything or JSON. */
export function wantsPage(requestHeaders: RequestHeaders): boolean {
  return /(?:^|,)\s*text\/html\s*(?:;|,|$)/i.test(headerOf(requestHeaders, "accept") ?? "");
}

/** A button that pays with the browser's wallet. */
export interface PayButton {
  /** The path on the page's own origin of `dist/lunas.min.js` of `@lunas/client`. */
  readonly script: string;
  readonly environment: string;
  /** Whether it also pays with a wallet of play money. */
  readonly hasTestWallet: boolean;
  /** What it offers to deposit into a channel, whole rupiah; undefined: the demand's least deposit. */
  readonly deposit?: string | undefined;
}

export interface PageInput {
  readonly requestHeaders: RequestHeaders;
  readonly section: "sandbox" | "production";
  readonly button?: PayButton | undefined;
}

/**
 * The page for a person who has not paid. It loads nothing from other origins, and no text of the offer becomes markup.
 */
export function paywallPage(required: PaymentRequired, { requestHeaders, section, button }: PageInput): string {
  const language = /^\s*en\b/i.test(headerOf(requestHeaders, "accept-language") ?? "") ? "en" : "id";
  const labels = pageTexts[language];
  const { resource, accepts, error } = required;
  const [terms] = accepts;
  if (terms === undefined) throw new Error("The page needs an offer.");
  const rows = [
    [labels.payee, terms.payTo],
    [labels.network, terms.network],
    [labels.token, `${terms.extra.name ?? ""} ${terms.asset}`.trim()],
    [labels.resource, resource.url],
  ];
  const about = resource.description === undefined ? "" : `<p class="about">${escaped(resource.description)}</p>`;
  const refused = error === undefined ? "" : `<p class="refused" role="alert">${escaped(labels.refused(error))}</p>`;
  const list = rows.map(([name = "", value = ""]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join("");
  const pay = button === undefined ? notes(labels, section) : payPart(button, required);
  const banner =
    section === "sandbox" ? `<div class="sandbox" role="note">${escaped(playMoneyBanner[language])}</div>` : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escaped(labels.title)}</title><link rel="icon" href="${logoAddress()}"><style>${styles}</style></head>
<body>${banner}<div class="brand">${logoMark(28)}Lunas</div><main><h1>${escaped(labels.title)}</h1>${about}${refused}<p class="price">${escaped(formatRupiah(terms.amount))}</p>
${pay}<dl>${list}</dl></main></body></html>
`;
}

function payPart({ script, environment, hasTestWallet, deposit }: PayButton, required: PaymentRequired): string {
  const amount = required.accepts[0]?.amount ?? "0";
  const test = hasTestWallet ? " data-test-wallet" : "";
  const channel = channelPart(required, deposit);
  return `<div data-lunas-pay="${escaped(environment)}" data-price="${rupiahOf(amount)}"${channel}${test}></div><script src="${escaped(script)}" defer></script>`;
}

/** The demand itself, for the button that deposits: it finds by it whether this browser has a channel of these terms. */
function channelPart({ error: _error, ...required }: PaymentRequired, deposit: string | undefined): string {
  const least = channelTermsOf(required)?.extra.minDeposit;
  if (least === undefined) return "";
  const suggested = baseUnitsOf(deposit ?? "0") ?? "0";
  const offered = BigInt(suggested) > BigInt(least) ? suggested : least;
  return ` data-demand="${encodePaymentHeader(required)}" data-deposit="${rupiahOf(offered)}"`;
}

/** Without a button: how to pay, and where the money comes from. With a button, the paywall says it. */
function notes({ explain, getToken, tryIt }: PageTexts, section: PageInput["section"]): string {
  // No address of the page stands in the command: everybody can choose an address, and readers copy commands.
  const money =
    section === "sandbox"
      ? `${escaped(tryIt)} <code>npx @lunas/cli pay</code>`
      : `${escaped(getToken)} <a href="https://idrx.co" rel="noopener noreferrer">idrx.co</a>`;
  return `<p>${escaped(explain)}</p><p>${money}</p>`;
}

const marks: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
/** Characters of direction go: they turn the words around them. */
const escaped = (text: string) =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "").replace(/[&<>"']/g, (mark) => marks[mark] ?? "");

const styles = `${pageStyle()}body{margin:0;background:var(--bg);color:var(--text);font:400 1rem/1.5 var(--font)}
.brand{display:flex;align-items:center;gap:.6rem;max-width:28rem;margin:0 auto;padding:1rem;font-size:1.1875rem;font-weight:700;letter-spacing:-.02em}
.sandbox{padding:.6rem 1rem;border-bottom:1px solid var(--sandbox-line);background:var(--sandbox-soft);color:var(--sandbox);text-align:center}
main{box-sizing:border-box;max-width:28rem;margin:0 auto 2rem;padding:1.75rem 1.5rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);box-shadow:var(--shadow)}
h1{margin:0;font-size:1.25rem}.about{margin:.35rem 0 0;overflow-wrap:anywhere}.refused{color:var(--bad)}
.price{margin:.75rem 0 .25rem;font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums}dt{margin-top:.75rem;color:var(--muted);font-size:.8125rem}
dd{margin:0;overflow-wrap:anywhere;font-size:.875rem}a{color:var(--accent)}`;
