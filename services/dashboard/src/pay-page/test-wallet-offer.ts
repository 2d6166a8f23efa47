import type { TestWalletTexts } from "@lunas/client/link";

/** The button that pays with a wallet of play money. */
export function testWalletOffer({ button: label, hint }: TestWalletTexts, onPay: () => void): HTMLElement {
  const part = document.createElement("div");
  part.className = "test-wallet";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = label;
  button.addEventListener("click", onPay);
  const note = document.createElement("p");
  note.className = "hint";
  note.textContent = hint;
  part.append(button, note);
  return part;
}
