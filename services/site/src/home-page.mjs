import { escaped, overviewIn, shell } from "./shell.mjs";
import { languages, texts } from "./texts.mjs";

/** The page at `/`. The gateway serves it in the browser's language; `?lang=` chooses another. */
export function homePage(language, translated) {
  const { home } = texts[language];
  const cards = home.cards.map(
    ([href, title, about]) =>
      `<li><a href="${href === "/docs/overview" ? overviewIn(translated, language) : href}"><strong>${escaped(title)}</strong><span>${escaped(about)}</span></a></li>`,
  );
  const steps = home.steps.map((step) => `<li>${escaped(step)}</li>`);
  const states = Object.entries(home.states).map(([name, text]) => ` data-${name}="${escaped(text)}"`);
  const other = languages.find((each) => each !== language);
  const body = `<main id="content" class="home">
<h1>${escaped(home.title)}</h1>
<p class="lead">${escaped(home.lead)}</p>
<ul class="cards">${cards.join("")}</ul>
<section aria-labelledby="status-title"><h2 id="status-title">${escaped(home.status)}</h2>
<p id="status" role="status" data-unknown="${escaped(home.unknown)}" data-block="${escaped(home.block)}"${states.join("")}><a href="/health">/health</a></p>
<ul id="networks"></ul></section>
<section aria-labelledby="how-title"><h2 id="how-title">${escaped(home.how)}</h2><ol class="steps">${steps.join("")}</ol></section>
</main>`;
  return shell({
    ...{ translated, language, body, title: "Lunas", current: "home", scripts: ["home.js"] },
    other: { href: `/?lang=${other}`, language: other },
  });
}
