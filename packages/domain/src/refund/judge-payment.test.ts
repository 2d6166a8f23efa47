import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import type { StoredPayment } from "../payment/stored-payment";
import { judgePayment, judgeRoom, type SettlementState } from "./judge-payment";
import { mostRefunds } from "./refund-sums";

const settled = { txHash: "0xabc", logIndex: 0, blockNumber: 1_000, blockHash: "0xdef" } as unknown as NonNullable<
  StoredPayment["settled"]
>;
const confirmed = (environment: "sandbox" | "production", overrides: Partial<StoredPayment> = {}) =>
  aStoredPayment({ environment, status: "confirmed", settled, ...overrides });
const notFinal = { refused: "payment_not_refundable", details: { reason: "not_final", status: "confirmed" } };
const heads = (safe: number | null, latest = 1_100) => ({ latest, safe, finalized: null });

describe("a payment in production", () => {
  it.each<[string, SettlementState, object | null]>([
    ["below the safe block can be refunded", { heads: heads(1_000), at: 1_000 }, null],
    ["above the safe block is not final", { heads: heads(999), at: 1_000 }, notFinal],
    ["that a reorg removed is not final", { heads: heads(1_050), at: "lost" }, notFinal],
    ["in a later block than at first counts from there", { heads: heads(1_050), at: 1_051 }, notFinal],
    ["64 blocks deep is final where no block is called safe", { heads: heads(null, 1_064), at: 1_000 }, null],
    ["63 blocks deep is not", { heads: heads(null, 1_063), at: 1_000 }, notFinal],
    ["is not judged while the heads are unknown", { heads: null, at: 1_000 }, { refused: "chain_unavailable" }],
    ["is not judged while its place is unknown", { heads: heads(1_000), at: null }, { refused: "chain_unavailable" }],
  ])("%s", (_what, state, refusal) => {
    const judged = judgePayment(confirmed("production"), state);
    if (refusal === null) expect(judged).toBeNull();
    else expect(judged).toMatchObject(refusal);
  });

  it("that failed and was settled late is judged by its late settlement", () => {
    const late = confirmed("production", { status: "failed", settled: null, lateSettlement: settled });
    expect(judgePayment(late, { heads: heads(1_000), at: 1_000 })).toBeNull();
    expect(judgePayment(late, { heads: heads(999), at: 1_000 })).toMatchObject({ details: { reason: "not_final" } });
  });
});

it("a payment in the sandbox can be refunded as soon as it is settled", () => {
  const unknown = { heads: null, at: null };
  expect(judgePayment(confirmed("sandbox"), unknown)).toBeNull();
  expect(judgePayment(aStoredPayment({ environment: "sandbox" }), unknown)).toMatchObject({
    refused: "payment_not_refundable",
    details: { reason: "not_settled", status: "pending" },
  });
});

it("what remains is the amount without the refunds that may still be settled", () => {
  const payment = confirmed("sandbox");
  const { amount } = payment.authorization;
  const sums = { refunded: amount - 10n, pending: 3n, notFailed: 2 };
  expect(judgeRoom(payment, sums, 7n)).toBeNull();
  expect(judgeRoom(payment, sums, 8n)).toMatchObject({
    refused: "refund_exceeds_payment",
    details: { remaining: "7" },
  });
  expect(judgeRoom(payment, { ...sums, notFailed: mostRefunds }, 1n)).toMatchObject({
    details: { reason: "too_many_refunds" },
  });
});
