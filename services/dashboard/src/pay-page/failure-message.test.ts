import { LunasError, texts } from "@lunas/client/link";
import { failureMessage } from "./failure-message";
import { pageTexts } from "./texts";

const languages = ["id", "en"] as const;
const unanswered = [
  ["chain_unavailable", 503],
  ["service_unavailable", 503],
  ["rate_limited", 429],
] as const;
const failed = (code: string, status: number) => new LunasError("", { code, status });

describe.each(languages)("in %s", (language) => {
  test.each(unanswered)("%s (%d) says to check again only while a payment is open", (code, status) => {
    expect(failureMessage(failed(code, status), language, true)).toMatch(/periksa lagi|check again/);
    const before = failureMessage(failed(code, status), language, false);
    expect(before).toBe(texts[language].failures.unreachable);
    expect(before).not.toMatch(/dua kali|twice|periksa|check again/);
  });

  test.each([
    ["an answer without a code", failed("unexpected_answer", 502)],
    ["no answer", new TypeError("terminated")],
  ])("%s, while a payment is open, is no failure of the payment", (_, error) => {
    expect(failureMessage(error, language, true)).toBe(texts[language].failures.connection_lost);
  });

  test("a link that was closed meanwhile says why", () => {
    const { closed } = pageTexts[language];
    const usedUp = new LunasError("", { code: "link_closed", status: 410, details: { reason: "used_up" } });
    expect(failureMessage(usedUp, language, false)).toBe(closed.used_up);
    expect(failureMessage(failed("link_closed", 410), language, false)).toBe(closed.closed);
  });

  test("a failure whose signature is still valid says from when on the payer can pay anew", () => {
    const details = { reason: "tx_failed", newPaymentFrom: "2026-01-01T10:20:30.000Z" };
    const stillOpen = new LunasError("", { code: "settlement_pending", status: 500, details });
    expect(failureMessage(stillOpen, language, true)).toMatch(/ [0-9]{2}[.:][0-9]{2}/);
    expect(failureMessage(stillOpen, language, true)).toMatch(/gagal|failed/);
  });

  test("a final failure has the page's own text", () => {
    expect(failureMessage(failed("tx_failed", 502), language, false)).toBe(pageTexts[language].failures.tx_failed);
  });
});
