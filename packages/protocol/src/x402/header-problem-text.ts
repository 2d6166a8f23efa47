import { type HeaderProblem, MAX_PAYMENT_HEADER_LENGTH, MAX_PAYMENT_HEADER_LEVELS } from "./payment-header";

const texts: Readonly<Record<HeaderProblem, string>> = {
  empty: "must not be empty",
  too_large: `must have at most ${MAX_PAYMENT_HEADER_LENGTH} characters`,
  not_base64: "must be base64",
  not_utf8: "must be base64 of UTF-8 text",
  too_deep: `must not be nested deeper than ${MAX_PAYMENT_HEADER_LEVELS} levels`,
  not_json: "must be base64 of JSON",
};

/** For the sender of the header. A payer's page reads headers too, and needs no words for them. */
export function headerProblemText(problem: HeaderProblem): string {
  return texts[problem];
}
