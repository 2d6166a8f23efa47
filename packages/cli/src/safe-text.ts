/** Control characters, and those that turn the direction of text around: to a terminal they are orders, and not text. */
const ORDERS = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/gu;

/** Text from elsewhere as a terminal may have it: its lines and tabs are kept. */
export function plain(text: string): string {
  return text.replace(ORDERS, "");
}

/** The same on one line: nothing from elsewhere makes up a line of ours. */
export function oneLine(text: string): string {
  return plain(text.replace(/[\r\n\t\u2028\u2029]+/g, " "));
}

/** JSON that means the same and steers no terminal. */
export function safeJson(value: unknown): string {
  const escaped = (order: string) => `\\u${order.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, 2).replace(ORDERS, escaped);
}
