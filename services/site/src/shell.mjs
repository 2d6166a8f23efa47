import { texts } from "./texts.mjs";

const marks = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text) => String(text).replace(/[&<>"]/g, (mark) => marks[mark]);

/**
 * A whole page. `translated` are the languages that have an overview of the documentation; `other` is the same page in the other language, or null.
 * @param {{translated: string[], language: string, title: string, body: string, current: string, head?: string, scripts?: string[], other?: {href: string, language: string} | null}} page
 */
export function shell({ translated, language, title, body, current, head = "", scripts = [], other = null }) {
  const labels = texts[language];
  const overview = overviewIn(translated, language);
  const menu = [
    [overview, labels.docs, "docs"],
    ["/docs", labels.reference, "reference"],
    ["/dashboard", labels.dashboard, "dashboard"],
  ].map(
    ([href, label, name]) => `<a href="${href}"${name === current ? ' aria-current="page"' : ""}>${escaped(label)}</a>`,
  );
  const change =
    other === null
      ? ""
      : `<a class="language" href="${escaped(other.href)}" hreflang="${other.language}" lang="${other.language}">${escaped(texts[other.language].name)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/site.css">
${head}${scripts.map((name) => `<script src="/docs/assets/${name}" defer></script>`).join("\n")}
</head>
<body>
<a class="skip" href="#content">${escaped(labels.skip)}</a>
<header class="bar"><a class="brand" href="/?lang=${language}"><img src="/docs/assets/icon.svg" width="28" height="28" alt="">Lunas</a><nav aria-label="Lunas">${menu.join("")}</nav>${change}</header>
${body}
</body>
</html>
`;
}

/** The overview in the language, or in English where it is not translated. */
export function overviewIn(translated, language) {
  return language === "en" || !translated.includes(language) ? "/docs/overview" : `/docs/${language}/overview`;
}
