import { failureText, type Language, LunasError, testWalletTexts, texts } from "@lunas/client/link";
import { pageTexts } from "./texts";

/** What the payer reads of a failure. `isOpen`: a signed payment waits for its outcome, and the page has a button that checks it again. */
export function failureMessage(error: unknown, language: Language, isOpen: boolean): string {
  const { failures, failedFor, unanswered, closed } = pageTexts[language];
  const { code, details } = error instanceof LunasError ? error : new LunasError(String(error), { code: "error" });
  if (code === "link_closed") return closed[details.reason ?? ""] ?? closed.closed ?? "";
  if (details.newPaymentFrom !== undefined) return failedFor(clockTime(details.newPaymentFrom, language));
  const ofOpen = isOpen ? unanswered[code] : undefined;
  const ofTestWallet = testWalletTexts[language].failures[code];
  return ofOpen ?? failures[code] ?? ofTestWallet ?? failureText(texts[language], error, isOpen).text;
}

/** To the next minute. */
function clockTime(time: string, language: Language): string {
  const minute = Math.ceil(Date.parse(time) / 60_000) * 60_000;
  return new Date(minute).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
}
