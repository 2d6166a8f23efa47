/** Control characters, and characters that reverse the direction of text: they control a terminal. */
const ORDERS = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/gu;

/** Remote text that is safe for a terminal: its lines and tabs stay. */
export function plain(text: string): string {
  return text.replace(ORDERS, "");
}

/** The same on one line: remote text cannot add a line to the output. */
export function oneLine(text: string): string {
  return plain(text.replace(/[\r\n\t\u2028\u2029]+/g, " "));
}

/** Equivalent JSON on one line. */
export function jsonLine(value: unknown): string {
  return safeJson(value, 0);
}

/** Equivalent JSON that cannot control a terminal. */
export function safeJson(value: unknown, spaces = 2): string {
  const escaped = (order: string) => `\\u${order.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, spaces).replace(ORDERS, escaped);
}
