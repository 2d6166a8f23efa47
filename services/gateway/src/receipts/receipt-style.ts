import { pageStyle } from "@lunas/protocol/design/style-sheet";

/** The style sheet of receipts: narrow screens, dark screens, and paper without what only a screen needs. */
export const receiptStyle = `${pageStyle()}* { box-sizing: border-box; }
body { margin: 0; padding: 0 16px 32px; background: var(--bg); color: var(--text); font: 400 1rem/1.5 var(--font); -webkit-text-size-adjust: 100%; }
.sandbox { margin: 0 -16px; padding: 8px 16px; border-bottom: 1px solid var(--sandbox-line); background: var(--sandbox-soft); color: var(--sandbox); text-align: center; }
header { display: flex; justify-content: space-between; align-items: center; gap: 16px; max-width: 640px; margin: 0 auto; padding: 14px 0; }
.brand { display: inline-flex; align-items: center; gap: 10px; font-size: 1.1875rem; font-weight: 700; letter-spacing: -0.02em; }
a { color: var(--accent); }
header a { font-size: 0.875rem; color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main { max-width: 640px; margin: 0 auto; padding: 24px 32px 28px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); }
h1 { margin: 0 0 8px; font-size: 1.25rem; line-height: 1.3; }
.badge { display: inline-block; margin: 4px 0 0; padding: 2px 12px; border-radius: 999px; background: var(--good-soft); color: var(--good); font-size: 0.875rem; font-weight: 600; }
.badge.back { background: var(--warn-soft); color: var(--warn); }
.amount { margin: 6px 0 0; font-size: 2.25rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.merchant { margin: 4px 0 20px; overflow-wrap: anywhere; }
.merchant span { color: var(--muted); }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
dt { color: var(--muted); font-size: 0.875rem; line-height: 24px; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; font-variant-numeric: tabular-nums; }
dl .net dt, dl .net dd { color: var(--text); font-weight: 700; }
code { font: 0.875rem/24px var(--mono); overflow-wrap: anywhere; }
details { margin: 16px 0 0; font-size: 0.875rem; }
summary { cursor: pointer; padding: 4px 0; }
details dl { margin: 8px 0 0; }
details p { margin: 8px 0; color: var(--muted); overflow-wrap: anywhere; }
.signed { display: block; word-break: break-all; padding: 12px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--sunken); font-size: 0.75rem; line-height: 1.5; }
.keep { display: flex; flex-wrap: wrap; align-items: center; gap: 16px 24px; margin: 24px 0 0; }
.keep svg { display: block; width: 112px; height: 112px; border-radius: var(--radius-small); }
.keep p { flex: 1 1 200px; margin: 0; color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
.button { min-height: 44px; padding: 8px 18px; border: 0; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
.button:hover { background: var(--accent-strong); }
.button[hidden] { display: none; }
.page { display: none; }
@media (max-width: 480px) {
  main { margin: 0 -16px; padding: 20px 16px; border-width: 1px 0; border-radius: 0; }
  .amount { font-size: 1.875rem; }
  dl div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .button { width: 100%; }
}
@media print {
  :root { color-scheme: light; --text: black; --muted: dimgray; --line: silver; --surface: white; --bg: white; --good: black; --good-soft: white; --warn: black; --warn-soft: white; --sandbox: black; --sandbox-soft: white; --sandbox-line: black; }
  @page { margin: 18mm; }
  body { padding: 0; font-size: 11pt; }
  header, main { max-width: none; padding-inline: 0; }
  main { border: 0; box-shadow: none; }
  .badge { border: 1px solid black; }
  header a, .signature, .button, #technical > summary { display: none; }
  #technical::details-content { content-visibility: visible; block-size: auto; }
  /* A hash has 66 characters and fits on one line. */
  code { font-size: 8.5pt; }
  dl div { grid-template-columns: 42mm minmax(0, 1fr); padding: 6px 0; }
}
`;
