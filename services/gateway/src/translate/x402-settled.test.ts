import { refuse } from "@lunas/domain/shared/refusal";
import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { settledAnswerOf } from "./x402-settled";

const txHash = `0x${"a".repeat(64)}` as const;
const payment = aStoredPayment({ txHash });
const pending = { success: false, errorReason: "settlement_pending", transaction: txHash };

test("a success with its hash and its amount", () => {
  const reported = settledAnswerOf({ kind: "settled", payment, replayed: false, waiter: null }, payment);
  expect(reported).toEqual({ success: true, transaction: txHash, amount: payment.authorization.amount.toString() });
});

test("a proven failure is a failure; a payment that may have settled is an open outcome, with the hash", () => {
  const failed = (code: "tx_failed" | "settlement_unproven") =>
    settledAnswerOf(
      { kind: "failed", payment: { ...payment, failure: { code, message: "" } }, replayed: false },
      payment,
    );
  expect(failed("tx_failed")).toMatchObject({ errorReason: "invalid_exact_evm_transaction_failed" });
  expect(failed("settlement_unproven")).toMatchObject(pending);
});

test("before the payment is stored, a refusal that says nothing about it stays a refusal; after that it is an open outcome", () => {
  const refusal = refuse("service_unavailable", "Not now.");
  expect(settledAnswerOf(refusal, null)).toBe(refusal);
  expect(settledAnswerOf(refusal, payment)).toMatchObject(pending);
  const used = { success: false, errorReason: "permit2_invalid_nonce", transaction: "" };
  expect(settledAnswerOf(refuse("nonce_already_used", "Used."), payment)).toMatchObject(used);
});
