import { type Refusal, refuse } from "../../shared/refusal";

/** `payment_mismatch` in its one form: which field, what it had to be, what it was. */
export function mismatch(field: string, expected: { toString(): string }, actual: { toString(): string }): Refusal {
  const details = { field, expected: expected.toString(), actual: actual.toString() };
  return refuse(
    "payment_mismatch",
    `The payment's ${field} is ${details.actual}; expected ${details.expected}.`,
    details,
  );
}
