/// <reference lib="dom" />

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

/** A link to another site, in a tab of its own. */
export function outside(text: string, href: string): HTMLAnchorElement {
  const link = make("a", "", text);
  Object.assign(link, { href, target: "_blank", rel: "noopener noreferrer" });
  return link;
}
