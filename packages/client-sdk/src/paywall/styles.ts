/**
 * Styles for the paywall only, in its shadow root. A page can set its colours: `--lunas-accent`, `--lunas-surface`,
 * `--lunas-text`.
 */
export const styles = `
:host { display: block; }
.box { box-sizing: border-box; max-width: 26rem; margin: 1.5rem auto; padding: 1.75rem 1.5rem; border-radius: 1rem;
  border: 1px solid color-mix(in srgb, var(--lunas-text, #14213d) 18%, transparent);
  background: var(--lunas-surface, #ffffff); color: var(--lunas-text, #14213d);
  font: 400 1rem/1.5 system-ui, sans-serif; text-align: center; box-shadow: 0 6px 24px rgb(20 33 61 / 8%); }
h2 { margin: 0; font-size: 1.125rem; font-weight: 600; }
.about { margin: .35rem 0 0; overflow-wrap: anywhere; }
.price { margin: .75rem 0 .25rem; font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.explain { margin: 0 0 1.25rem; font-size: .875rem; }
button { width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 0; border-radius: .75rem; cursor: pointer;
  background: var(--lunas-accent, #0b5d3b); color: #ffffff; font: inherit; font-weight: 600; }
button:hover { filter: brightness(1.1); }
button:focus-visible { outline: 3px solid var(--lunas-text, #14213d); outline-offset: 3px; }
button[aria-disabled="true"] { cursor: progress; opacity: .75; }
.status:empty, .problem:empty { display: none; }
.status, .problem { margin: 1rem 0 0; font-size: .9375rem; }
.problem { color: #a4161a; }
.receipt { font-size: .75rem; overflow-wrap: anywhere; }
@media (prefers-reduced-motion: no-preference) { button { transition: filter .15s; } }
`;
