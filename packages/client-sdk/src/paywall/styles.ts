import { colours, shape } from "./colours";

/**
 * Styles for the paywall only, in its shadow root. A page can set its colours: `--lunas-accent`, `--lunas-on-accent`,
 * `--lunas-surface`, `--lunas-text`. It is dark where the page is: where its `color-scheme` says so.
 */
export const styles = `
:host { display: block; --font: ${shape.font}; }
${colours}
.box { box-sizing: border-box; max-width: 26rem; margin: 1.5rem auto; padding: 1.75rem 1.5rem; border-radius: 14px;
  border: 1px solid color-mix(in srgb, var(--lunas-text, var(--text)) 18%, transparent);
  background: var(--lunas-surface, var(--surface)); color: var(--lunas-text, var(--text));
  font: 400 1rem/1.5 var(--font); text-align: center; box-shadow: 0 1px 3px rgb(16 24 40 / 8%); }
.plain { max-width: none; margin: 1rem 0 0; padding: 0; border: 0; background: none; box-shadow: none; text-align: left; }
h2 { margin: 0; font-size: 1.125rem; font-weight: 600; }
.about { margin: .35rem 0 0; overflow-wrap: anywhere; }
.price { margin: .75rem 0 .25rem; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.explain { margin: 0 0 1.25rem; font-size: .875rem; }
button { width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 0; border-radius: ${shape.radius}; cursor: pointer;
  background: var(--lunas-accent, var(--accent)); color: var(--lunas-on-accent, var(--on-accent)); font: inherit; font-weight: 600; }
button:hover { filter: brightness(1.1); }
button:focus-visible, select:focus-visible, a:focus-visible { outline: 3px solid var(--lunas-text, var(--text));
  outline-offset: 3px; }
button[aria-disabled="true"] { cursor: progress; opacity: .75; }
.wallets label { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; font-size: .875rem; }
select { flex: 1; min-width: 0; min-height: 2.75rem; padding: 0 .5rem; font: inherit; color: inherit; border-radius: .5rem;
  background: var(--lunas-surface, var(--surface)); border: 1px solid color-mix(in srgb, var(--lunas-text, var(--text)) 55%, transparent); }
.missing { margin: 0 0 1rem; font-size: .9375rem; }
a { color: inherit; text-underline-offset: .2em; }
.status:empty, .problem:empty { display: none; }
.status, .problem { margin: 1rem 0 0; font-size: .9375rem; }
.status.paid { font-size: 1.25rem; font-weight: 600; color: var(--good); }
.problem { color: var(--bad); }
.notes { margin: 1.25rem 0 0; padding: .875rem 0 0; text-align: left; font-size: .8125rem;
  border-top: 1px solid color-mix(in srgb, var(--lunas-text, var(--text)) 18%, transparent); }
.notes p { margin: 0 0 .5rem; }
.notes p:last-child { margin: 0; }
.receipt { font-size: .75rem; overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) { button { transition: filter .15s; } }
`;
