import { type Refusal, refuse } from "../../shared/refusal";

/** The `payment_mismatch` refusal: the field, its expected value and its actual value. */
export function mismatch(field: string, expected: { toString(): string }, actual: { toString(): string }): Refusal {
  const details = { field, expected: expected.toString(), actual: actual.toString() };
  return refuse(
    "payment_mismatch",
    `The payment's ${field} is ${details.actual}; expected ${details.expected}.`,
    details,
  );
}
