import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { answerOf } from "./pay-by-deposit";

it.each([
  [true, { "Idempotency-Replayed": "true" }],
  [false, {}],
])("says of a failed deposit whether its answer is a repeat: %s", (replayed, headers) => {
  const failure = { code: "tx_failed", message: "The settlement transaction reverted on chain." } as const;
  const payment = aStoredPayment({ status: "failed", failure });
  const answer = answerOf({ ended: { kind: "failed", payment, replayed }, deposited: null });
  expect(answer).toMatchObject({ refused: "tx_failed", headers });
  expect(Object.keys(answer.headers ?? {})).toEqual(Object.keys(headers));
});
