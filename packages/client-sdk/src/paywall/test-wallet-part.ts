/// <reference lib="dom" />
import { sandboxColours } from "./colours";
import { make } from "./make";
import type { TestWalletTexts } from "./test-wallet-texts";

const styles = `${sandboxColours}
.test { margin: 1.25rem 0 0; }
.test button { border: 2px solid var(--sandbox-line); background: var(--sandbox-soft); color: var(--sandbox); }
.test .hint { margin: .5rem 0 0; font-size: .875rem; }`;

/** The button that pays with a wallet of play money. */
export function testWalletPart(texts: TestWalletTexts) {
  const element = make("div", "test");
  const button = make("button", "", texts.button);
  button.type = "button";
  element.append(make("style", "", styles), button, make("p", "hint", texts.hint));
  return { element, button };
}
