/// <reference lib="dom" />
import type { PageWallets } from "../browser-wallet/page-wallets";
import { make, outside } from "./make";
import { styles } from "./styles";
import type { Texts } from "./texts";
import { showWallets } from "./wallet-choice";

export interface ViewInput {
  readonly target: Element;
  readonly texts: Texts;
  readonly language: string;
  /** The display form: `Rp 5.000,00`. */
  readonly price: string;
  readonly description: string | undefined;
  readonly section: "sandbox" | "production";
  /** Null where the page chose the wallet itself. */
  readonly wallets: PageWallets | null;
  /** The page around it shows title and price: a gate's page. */
  readonly isInPage?: true;
  readonly onPay: () => void;
}

/** What a payer sees and hears. The view sets text as text only: a page's attributes never become markup. */
export interface View {
  busy(status: string): void;
  /** `button`: the new text of the button that was pressed. */
  problem(text: string, button: string): void;
  /** Another way to pay, below the button. */
  add(part: HTMLElement): void;
  /** A button of such a part. */
  onPress(button: HTMLButtonElement, act: () => void): void;
  paid(text: string, receipt: string): void;
  remove(): void;
}

const ISSUER = "https://idrx.co";

export function showView(input: ViewInput): View {
  const { target, texts, language, price, wallets, onPay } = input;
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const box = make("section", input.isInPage ? "box plain" : "box");
  box.lang = language;
  box.setAttribute("aria-label", texts.title);
  const button = make("button", "pay", texts.pay(price));
  button.type = "button";
  // Both exist from the start: a screen reader does not read a live region that appears together with its text.
  const status = live("p", "status", "status");
  const problem = live("p", "problem", "alert");
  const choice = wallets === null ? null : showWallets(wallets, texts);
  const walletPart = choice === null ? [] : [choice.element];
  const others = make("div");
  const sum = input.isInPage ? [] : [make("p", "price", price)];
  const offered = [...sum, make("p", "explain", texts.explain), ...walletPart, button, others];
  const notes = notesOf(input);
  box.append(...headOf(input), ...offered, status, problem, notes);
  root.append(make("style", "", styles), box);
  target.append(host);

  let isBusy = false;
  let pressed = button;
  // Not `disabled`: that would take the focus away from the button.
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    for (const each of box.querySelectorAll("button")) each.setAttribute("aria-disabled", String(busy));
  };
  const onPress = (each: HTMLButtonElement, pay: () => void) =>
    each.addEventListener("click", () => {
      if (isBusy) return;
      pressed = each;
      pay();
    });
  onPress(button, onPay);
  return {
    add: (part) => others.append(part),
    onPress,
    busy(text) {
      setBusy(true);
      problem.textContent = "";
      show(status, text);
    },
    problem(text, label) {
      setBusy(false);
      status.textContent = "";
      pressed.textContent = label;
      show(problem, text);
    },
    paid(text, receipt) {
      for (const each of [...offered, notes]) each.remove();
      problem.textContent = "";
      status.className = "status paid";
      status.textContent = text;
      box.append(make("p", "receipt", receipt));
      choice?.end();
    },
    remove() {
      choice?.end();
      host.remove();
    },
  };
}

/** Also on a phone, where the text may be far below the button. */
function show(element: HTMLElement, text: string): void {
  element.textContent = text;
  element.scrollIntoView({ block: "nearest" });
}

function headOf({ texts, description, isInPage }: ViewInput): readonly HTMLElement[] {
  if (isInPage) return [];
  return [make("h2", "", texts.title), ...(description === undefined ? [] : [make("p", "about", description)])];
}

/** What the payer should know before the wallet asks: the one approval, and where the money comes from. */
function notesOf({ texts, section }: ViewInput): HTMLElement {
  const notes = make("div", "notes");
  const source = make("p", "", texts.getToken[section]);
  if (section === "production") source.append(" ", outside("idrx.co", ISSUER));
  notes.append(make("p", "", texts.approval), source);
  return notes;
}

function live(tag: "p", className: string, role: "status" | "alert"): HTMLElement {
  const element = make(tag, className);
  element.setAttribute("role", role);
  return element;
}
