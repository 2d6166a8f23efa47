/** The style sheet of receipts: narrow screens, dark screens, and paper without what only a screen needs. */
export const receiptStyle = `:root { color-scheme: light dark; --ink: #16211c; --soft: #5b6a63; --line: #d9e0dc; --card: #fff; --back: #f3f6f4; --good: #0b7a4b; --warn: #8a5300; --warn-back: #fff3dc; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8efeb; --soft: #9db0a6; --line: #33413a; --card: #17201c; --back: #0d1411; --good: #4fd19a; --warn: #ffca7a; --warn-back: #33270f; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 24px 32px 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; }
.brand { font-weight: 700; letter-spacing: 0.02em; color: var(--good); }
a { color: inherit; }
header a { font-size: 14px; color: var(--soft); }
h1 { margin: 24px 0 8px; font-size: 20px; line-height: 1.3; }
.sandbox { margin: 12px 0; padding: 8px 12px; border: 1px solid var(--warn); border-radius: 8px; background: var(--warn-back); color: var(--warn); font-size: 14px; }
.paid { display: inline-block; margin: 8px 0 0; padding: 1px 12px; border: 1px solid var(--good); border-radius: 999px; color: var(--good); font-size: 14px; font-weight: 600; }
.amount { margin: 4px 0 0; font-size: 36px; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.merchant { margin: 4px 0 24px; overflow-wrap: anywhere; }
.merchant span { color: var(--soft); }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { display: grid; grid-template-columns: 150px minmax(0, 1fr); gap: 4px 16px; padding: 10px 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
dt { color: var(--soft); font-size: 14px; line-height: 24px; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
code { font: 14px/24px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
details { margin: 20px 0 0; font-size: 14px; }
summary { cursor: pointer; }
details p { margin: 8px 0; color: var(--soft); overflow-wrap: anywhere; }
details code { display: block; word-break: break-all; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 12px; line-height: 1.5; }
.page { display: none; }
@media (max-width: 480px) {
  body { padding: 0; background: var(--card); }
  main { padding: 16px; border: 0; border-radius: 0; }
  .amount { font-size: 30px; }
  dl div { grid-template-columns: minmax(0, 1fr); gap: 0; }
}
@media print {
  :root { color-scheme: light; --ink: black; --soft: dimgray; --line: silver; --card: #fff; --back: #fff; --good: black; --warn: black; --warn-back: #fff; }
  @page { margin: 18mm; }
  body { padding: 0; font-size: 11pt; }
  main { max-width: none; padding: 0; border: 0; }
  header a, details { display: none; }
  /* A hash has 66 characters and fits on one line. */
  code { font-size: 8.5pt; }
  dl div { grid-template-columns: 42mm minmax(0, 1fr); }
  .page { display: block; margin: 16px 0 0; font-size: 9pt; color: var(--soft); overflow-wrap: anywhere; }
}
`;
