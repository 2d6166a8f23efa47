import { LunasError } from "@lunas/protocol/wire/lunas-error";
import { failureText } from "./failure-text";
import { texts } from "./texts";

const languages = ["id", "en"] as const;
const failed = (code: string, status = 0, details = {}) => new LunasError("", { code, status, details });

const openOutcomes: readonly (readonly [string, unknown])[] = [
  ["503 service_unavailable", failed("service_unavailable", 503)],
  ["429 rate_limited", failed("rate_limited", 429)],
  ["500 internal_error", failed("internal_error", 500)],
  ["a status without a code", failed("unexpected_answer", 502)],
  ["a nonce that is pending", failed("nonce_already_used", 409, { status: "pending" })],
  ["an error that says nothing of the payment", new TypeError("terminated")],
];

describe.each(languages)("in %s", (language) => {
  const labels = texts[language];

  test.each(openOutcomes)(
    "%s after the signature: the outcome is not known, and the button checks again",
    (_, error) => {
      expect(failureText(labels, error)).toEqual({ text: labels.failures.connection_lost, button: labels.checkAgain });
    },
  );

  test.each(openOutcomes)("%s before anything is sent: the payer tries again", (_, error) => {
    const { text, button } = failureText(labels, error, false);
    expect(text).not.toBe(labels.failures.connection_lost);
    expect(button).toBe(labels.again);
  });

  test("a service that answers 503 before anything is sent cannot be reached", () => {
    expect(failureText(labels, failed("service_unavailable", 503), false).text).toBe(labels.failures.unreachable);
  });

  test.each(["wallet_error", "unreachable", "expired_deadline"])("%s has a text, and not only its code", (code) => {
    const { text, button } = failureText(labels, failed(code));
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toContain(code);
    expect(button).toBe(labels.again);
  });

  test("a final refusal without a text shows its code", () => {
    expect(failureText(labels, failed("price_refused", 402)).text).toBe(labels.otherFailure("price_refused"));
    expect(failureText(labels, failed("tx_failed", 502)).text).toBe(labels.otherFailure("tx_failed"));
  });
});

test("both languages have texts for the same failures", () => {
  expect(Object.keys(texts.en.failures)).toEqual(Object.keys(texts.id.failures));
});
