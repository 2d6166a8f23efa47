/** The page's only script: the button that prints or saves, and what is folded is on paper too. */
export const receiptScript = `const button = document.getElementById("print");
const rows = document.getElementById("technical");
let wasOpen = false;
if (button !== null) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
window.addEventListener("beforeprint", () => {
  if (rows === null) return;
  wasOpen = rows.open;
  rows.open = true;
});
window.addEventListener("afterprint", () => {
  if (rows !== null) rows.open = wasOpen;
});
`;
