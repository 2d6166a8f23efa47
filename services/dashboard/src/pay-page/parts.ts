export function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = make("a", "button", text);
  link.href = href;
  return link;
}

export function actionButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = make("button", "button", text);
  button.type = "button";
  button.addEventListener("click", onClick);
  return button;
}

/** An element with a text, which never becomes markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = "",
  text = "",
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}
