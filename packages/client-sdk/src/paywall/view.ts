/// <reference lib="dom" />
import { styles } from "./styles";
import type { Texts } from "./texts";

export interface ViewInput {
  readonly target: Element;
  readonly texts: Texts;
  readonly language: string;
  /** The display form: `Rp 5.000`. */
  readonly price: string;
  readonly description: string | undefined;
  readonly onPay: () => void;
}

/** What a payer sees and hears. The view sets text as text only: a page's attributes never become markup. */
export interface View {
  busy(status: string): void;
  problem(text: string, button: string): void;
  paid(text: string, receipt: string): void;
  remove(): void;
}

export function showView({ target, texts, language, price, description, onPay }: ViewInput): View {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const style = make("style", "", styles);
  const box = make("section", "box");
  box.lang = language;
  box.setAttribute("aria-labelledby", "title");
  const title = make("h2", "", texts.title);
  title.id = "title";
  const button = make("button", "pay", texts.pay(price));
  button.type = "button";
  // Both exist from the start: a screen reader does not read a live region that appears together with its text.
  const status = live("p", "status", "status");
  const problem = live("p", "problem", "alert");
  const about = description === undefined ? [] : [make("p", "about", description)];
  const offered = [make("p", "price", price), make("p", "explain", texts.explain), button];
  box.append(title, ...about, ...offered, status, problem);
  root.append(style, box);
  target.append(host);

  let isBusy = false;
  // Not `disabled`: that would take the focus away from the button.
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    button.setAttribute("aria-disabled", String(busy));
  };
  button.addEventListener("click", () => !isBusy && onPay());
  return {
    busy(text) {
      setBusy(true);
      status.textContent = text;
      problem.textContent = "";
    },
    problem(text, label) {
      setBusy(false);
      status.textContent = "";
      problem.textContent = text;
      button.textContent = label;
    },
    paid(text, receipt) {
      for (const each of offered) each.remove();
      problem.textContent = "";
      status.textContent = text;
      box.append(make("p", "receipt", receipt));
    },
    remove: () => host.remove(),
  };
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = "", text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function live(tag: "p", className: string, role: "status" | "alert"): HTMLElement {
  const element = make(tag, className);
  element.setAttribute("role", role);
  return element;
}
