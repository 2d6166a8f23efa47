import { appsForThisPage, texts as clientTexts, languageOf } from "@lunas/client/link";
import type { BrowserWallet } from "../session/wallets";
import type { PageTexts } from "./texts";

/** The part of the page that the script fills. Everything is set as text, never as markup. */
export interface View {
  /** One button for each wallet; null: hides them. */
  wallets(wallets: readonly BrowserWallet[] | null, onChoose: (wallet: BrowserWallet) => void): void;
  /** A part below the wallets, which is there as long as they are. */
  offer(part: HTMLElement): void;
  busy(text: string): void;
  /** Explains the approval, and resolves when the payer goes on. */
  explainApproval(): Promise<void>;
  problem(text: string): void;
  /** A button below a problem. */
  action(text: string, onClick: () => void): void;
  paid(paid: PaidView): void;
}

export interface PaidView {
  readonly txHash: string | null;
  readonly receiptUrl: string | null;
  readonly redirectUrl: string | null;
}

export function showView(target: HTMLElement, texts: PageTexts): View {
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
  target.replaceChildren(offered, panel, status, problem);
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
    busy(text) {
      clear();
      offered.inert = true;
      status.textContent = text;
    },
    explainApproval() {
      clear();
      const { title, text, button, wait } = texts.approval;
      const goOn = actionButton(button);
      panel.replaceChildren(make("h2", "", title), make("p", "", text), goOn);
      goOn.focus();
      return new Promise((resolve) => {
        goOn.addEventListener("click", () => {
          clear();
          status.textContent = wait;
          resolve();
        });
      });
    },
    problem(text) {
      clear();
      offered.inert = false;
      problem.textContent = text;
    },
    action(text, onClick) {
      const button = actionButton(text);
      button.addEventListener("click", onClick);
      panel.replaceChildren(button);
    },
    paid(paid) {
      clear();
      offered.replaceChildren();
      status.textContent = texts.paid;
      status.classList.add("done");
      panel.replaceChildren(...paidParts(paid, texts));
    },
  };
}

/** Where the payer goes on without a wallet here: to a wallet app on a phone, to the QR code elsewhere. */
function noWallet(texts: PageTexts): readonly HTMLElement[] {
  const apps = appsForThisPage();
  if (apps.length === 0) return [make("p", "hint", texts.noWallet)];
  const { openInApp } = clientTexts[languageOf(document.documentElement.lang)];
  return [make("p", "hint", openInApp), ...apps.map(({ name, href }) => linkTo(href, name))];
}

function walletButton(wallet: BrowserWallet, texts: PageTexts, onChoose: (wallet: BrowserWallet) => void) {
  const button = actionButton(texts.payWith(wallet.name ?? texts.injected));
  if (wallet.icon !== null) {
    const icon = make("img", "icon");
    icon.src = wallet.icon;
    icon.alt = "";
    button.prepend(icon);
  }
  button.addEventListener("click", () => onChoose(wallet));
  return button;
}

function paidParts({ txHash, receiptUrl, redirectUrl }: PaidView, texts: PageTexts): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (txHash !== null) {
    const line = make("p", "transaction", `${texts.transaction}: `);
    line.append(make("code", "", txHash));
    parts.push(line);
  }
  if (receiptUrl !== null) parts.push(linkTo(receiptUrl, texts.receipt));
  if (redirectUrl !== null) {
    parts.push(make("p", "hint", texts.leadsTo(new URL(redirectUrl).host)), linkTo(redirectUrl, texts.goOn));
  }
  return parts;
}

function linkTo(href: string, text: string): HTMLElement {
  const link = make("a", "button", text);
  link.href = href;
  return link;
}

function actionButton(text: string): HTMLButtonElement {
  const button = make("button", "button", text);
  button.type = "button";
  return button;
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = "", text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
