import type { PaidLink } from "./paid-memory";
import { actionButton, linkTo, make } from "./parts";
import type { PageTexts } from "./texts";

export interface PaidView extends PaidLink {
  readonly redirectUrl: string | null;
}

/** The transaction, the receipt, and the way to the merchant's own page, as far as they are known. */
export function paidParts({ txHash, receiptUrl, redirectUrl }: PaidView, texts: PageTexts): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (txHash !== null) {
    const line = make("p", "transaction", `${texts.transaction}: `);
    line.append(make("code", "", txHash));
    parts.push(line);
  }
  if (receiptUrl !== null) parts.push(linkTo(receiptUrl, texts.receipt));
  if (redirectUrl !== null) parts.push(linkTo(redirectUrl, texts.goOn));
  return parts;
}

/** What this tab paid before. `isOpen`: the link takes another payment. */
export function earlierParts(paid: PaidView, texts: PageTexts, isOpen: boolean): readonly HTMLElement[] {
  const { text, again } = texts.paidBefore;
  const note = isOpen ? [make("p", "hint", again)] : [];
  return [make("p", "paid-before", text), ...paidParts(paid, texts), ...note];
}

/** Where the page leads, and a button that ends this. After it nothing of this part is left. */
export function stayPart(redirectUrl: string, texts: PageTexts, onStay: () => void): readonly HTMLElement[] {
  const note = make("p", "hint", texts.leadsTo(new URL(redirectUrl).host));
  const stay = actionButton(texts.stay, () => {
    for (const part of [note, stay]) part.remove();
    onStay();
  });
  stay.classList.add("second");
  return [note, stay];
}
