import { appsForThisPage, texts as clientTexts, languageOf } from "@lunas/client/link";
import type { BrowserWallet } from "../session/wallets";
import { earlierParts, type PaidView, paidParts, stayPart } from "./paid-parts";
import { actionButton, linkTo, make } from "./parts";
import type { PageTexts } from "./texts";

/** The part of the page that the script fills. Everything is set as text, never as markup. */
export interface View {
  /** One button for each wallet; null: hides them. */
  wallets(wallets: readonly BrowserWallet[] | null, onChoose: (wallet: BrowserWallet) => void): void;
  /** A part below the wallets, which is there as long as they are. */
  offer(part: HTMLElement): void;
  /** `onLeave`: of a button that leads to the other wallets; absent: there is none. */
  busy(text: string, onLeave?: () => void): void;
  /** Explains the approval, and resolves when the payer goes on. Keeps the button of `busy`. */
  explainApproval(): Promise<void>;
  /** Shows the wallets again. */
  choose(): void;
  problem(text: string): void;
  /** A button below a problem. */
  action(text: string, onClick: () => void): void;
  /** Above the wallets: what this tab paid before. `isOpen`: the link takes another payment. */
  paidBefore(paid: PaidView, isOpen: boolean): void;
  /** `onStay`: the payer does not want to be led away. */
  paid(paid: PaidView, onStay: () => void): void;
}

export function showView(target: HTMLElement, texts: PageTexts): View {
  const { earlier, offered, choices, offer, panel, status, problem, leaving } = placesIn(target);
  const clear = () => {
    panel.replaceChildren();
    status.textContent = "";
    problem.textContent = "";
  };
  return {
    wallets(wallets, onChoose) {
      offer.hidden = wallets === null;
      if (wallets === null) return choices.replaceChildren();
      const buttons = wallets.map((wallet) => walletButton(wallet, texts, onChoose));
      choices.replaceChildren(...(buttons.length > 0 ? buttons : noWallet(texts)));
    },
    offer: (part) => offer.replaceChildren(part),
    busy(text, onLeave) {
      clear();
      offered.inert = true;
      status.textContent = text;
      leaving.replaceChildren(...(onLeave === undefined ? [] : [leaveButton(texts, onLeave)]));
    },
    explainApproval: () =>
      new Promise((resolve) => {
        clear();
        const { wait } = texts.approval;
        showApproval(panel, texts, () => {
          clear();
          status.textContent = wait;
          resolve();
        });
      }),
    choose() {
      clear();
      leaving.replaceChildren();
      offered.inert = false;
      offered.querySelector("button")?.focus();
    },
    problem(text) {
      clear();
      leaving.replaceChildren();
      offered.inert = false;
      problem.textContent = text;
    },
    action: (text, onClick) => panel.replaceChildren(actionButton(text, onClick)),
    paidBefore: (paid, isOpen) => earlier.replaceChildren(...earlierParts(paid, texts, isOpen)),
    paid(paid, onStay) {
      clear();
      for (const part of [earlier, offered, leaving]) part.replaceChildren();
      status.textContent = texts.paid;
      status.classList.add("done");
      const parts = paidParts(paid, texts);
      panel.replaceChildren(...parts);
      if (paid.redirectUrl === null) return;
      const stay = () => {
        onStay();
        parts.at(-1)?.focus();
      };
      leaving.replaceChildren(...stayPart(paid.redirectUrl, texts, stay));
    },
  };
}

/** The places of the page, from top to bottom. */
function placesIn(target: HTMLElement) {
  const earlier = make("div", "earlier");
  const choices = make("div", "wallets");
  const offer = make("div", "offer");
  const offered = make("div", "offered");
  offered.append(choices, offer);
  const panel = make("div", "panel");
  // Both exist from the start: a screen reader does not read a live region that appears together with its text.
  const status = make("p", "status");
  status.setAttribute("role", "status");
  const problem = make("p", "problem");
  problem.setAttribute("role", "alert");
  const leaving = make("div", "leaving");
  target.replaceChildren(earlier, offered, panel, status, problem, leaving);
  return { earlier, offered, choices, offer, panel, status, problem, leaving };
}

function leaveButton({ otherWallet }: PageTexts, onLeave: () => void): HTMLButtonElement {
  const button = actionButton(otherWallet, onLeave);
  button.classList.add("second");
  return button;
}

function showApproval(panel: HTMLElement, { approval }: PageTexts, onGoOn: () => void): void {
  const goOn = actionButton(approval.button, onGoOn);
  panel.replaceChildren(make("h2", "", approval.title), make("p", "", approval.text), goOn);
  goOn.focus();
}

/** Where the payer goes on without a wallet here: to a wallet app on a phone, to the QR code elsewhere. */
function noWallet(texts: PageTexts): readonly HTMLElement[] {
  const apps = appsForThisPage();
  if (apps.length === 0) return [make("p", "hint", texts.noWallet)];
  const { openInApp } = clientTexts[languageOf(document.documentElement.lang)];
  return [make("p", "hint", openInApp), ...apps.map(({ name, href }) => linkTo(href, name))];
}

function walletButton(wallet: BrowserWallet, texts: PageTexts, onChoose: (wallet: BrowserWallet) => void) {
  const button = actionButton(texts.payWith(wallet.name ?? texts.injected), () => onChoose(wallet));
  if (wallet.icon !== null) {
    const icon = make("img", "icon");
    icon.src = wallet.icon;
    icon.alt = "";
    button.prepend(icon);
  }
  return button;
}
