/**
 * Styles for the paywall only, in its shadow root. A page can set its colours: `--lunas-accent`, `--lunas-on-accent`,
 * `--lunas-surface`, `--lunas-text`. It is dark where the page is: where its `color-scheme` says so.
 */
export const styles = `
:host { display: block; --s: #ffffff; --t: #14213d; --a: #0b5d3b; --o: #ffffff; --p: #a4161a; --g: #0b5d3b; }
@supports (color: light-dark(black, white)) { :host { --s: light-dark(#ffffff, #161a23); --t: light-dark(#14213d, #e9ecf2);
  --a: light-dark(#0b5d3b, #6fd69f); --o: light-dark(#ffffff, #0d2418); --p: light-dark(#a4161a, #ff9a92);
  --g: light-dark(#0b5d3b, #6fd69f); } }
.box { box-sizing: border-box; max-width: 26rem; margin: 1.5rem auto; padding: 1.75rem 1.5rem; border-radius: 1rem;
  border: 1px solid color-mix(in srgb, var(--lunas-text, var(--t)) 18%, transparent);
  background: var(--lunas-surface, var(--s)); color: var(--lunas-text, var(--t));
  font: 400 1rem/1.5 system-ui, sans-serif; text-align: center; box-shadow: 0 6px 24px rgb(20 33 61 / 8%); }
h2 { margin: 0; font-size: 1.125rem; font-weight: 600; }
.about { margin: .35rem 0 0; overflow-wrap: anywhere; }
.price { margin: .75rem 0 .25rem; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.explain { margin: 0 0 1.25rem; font-size: .875rem; }
button { width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 0; border-radius: .75rem; cursor: pointer;
  background: var(--lunas-accent, var(--a)); color: var(--lunas-on-accent, var(--o)); font: inherit; font-weight: 600; }
button:hover { filter: brightness(1.1); }
button:focus-visible, select:focus-visible, a:focus-visible { outline: 3px solid var(--lunas-text, var(--t));
  outline-offset: 3px; }
button[aria-disabled="true"] { cursor: progress; opacity: .75; }
.wallets label { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; font-size: .875rem; }
select { flex: 1; min-width: 0; min-height: 2.75rem; padding: 0 .5rem; font: inherit; color: inherit; border-radius: .5rem;
  background: var(--lunas-surface, var(--s)); border: 1px solid color-mix(in srgb, var(--lunas-text, var(--t)) 55%, transparent); }
.missing { margin: 0 0 1rem; font-size: .9375rem; }
a { color: inherit; text-underline-offset: .2em; }
.status:empty, .problem:empty { display: none; }
.status, .problem { margin: 1rem 0 0; font-size: .9375rem; }
.status.paid { font-size: 1.25rem; font-weight: 600; color: var(--g); }
.problem { color: var(--p); }
.notes { margin: 1.25rem 0 0; padding: .875rem 0 0; text-align: left; font-size: .8125rem;
  border-top: 1px solid color-mix(in srgb, var(--lunas-text, var(--t)) 18%, transparent); }
.notes p { margin: 0 0 .5rem; }
.notes p:last-child { margin: 0; }
.receipt { font-size: .75rem; overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) { button { transition: filter .15s; } }
`;
