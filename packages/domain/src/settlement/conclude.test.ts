import { aHead, aReceipt, settlementLogOf } from "@lunas/testkit/build/a-head";
import { anOrder } from "@lunas/testkit/build/an-order";
import { hashOf } from "@lunas/testkit/build/numbered";
import { concludeFrom, confirmedBy } from "./conclude";
import type { NonceFate } from "./head";

const order = anOrder();
const { paymentId } = order;
const reverted = aReceipt({ status: "reverted" });
const deadline = Number(order.deadlineSeconds);
const unusedAt = (timestampSeconds: number): NonceFate => ({ kind: "unused", block: aHead(120, { timestampSeconds }) });

describe("concludeFrom", () => {
  it("confirms what anyone has settled, with that transaction", () => {
    const settlement = {
      txHash: hashOf(1),
      logIndex: 9,
      blockNumber: 110,
      blockHash: hashOf(2),
      blockTimestampSeconds: 5,
    };
    for (const receipt of [null, reverted]) {
      expect(concludeFrom({ kind: "settled", settlement }, order, receipt)).toEqual({
        kind: "confirmed",
        paymentId,
        settled: settlement,
      });
    }
  });

  it.each<[string, NonceFate, typeof reverted | null, string, string | null]>([
    ["a cancelled nonce", { kind: "cancelled" }, null, "nonce_cancelled", null],
    ["a nonce used for something else", { kind: "used_elsewhere" }, reverted, "nonce_used_elsewhere", null],
    ["an unused nonce past the deadline", unusedAt(deadline + 1), null, "expired", null],
    ["that, also when ours reverted", unusedAt(deadline + 1), reverted, "expired", null],
    ["a revert of ours with the nonce unused", unusedAt(deadline), reverted, "tx_failed", reverted.hash],
  ])("fails by %s", (_what, fate, receipt, code, txHash) => {
    expect(concludeFrom(fate, order, receipt)).toMatchObject({ kind: "failed", paymentId, code, txHash });
  });

  it("leaves open what has no proof: an unused nonce in time, without a final receipt or with a success", () => {
    expect(concludeFrom(unusedAt(deadline), order, null)).toBeNull();
    expect(concludeFrom(unusedAt(deadline), order, aReceipt())).toBeNull();
  });
});

describe("confirmedBy", () => {
  it("says where the payment was settled", () => {
    const receipt = aReceipt();
    expect(confirmedBy(paymentId, receipt, settlementLogOf(order, 4))).toEqual({
      kind: "confirmed",
      paymentId,
      settled: {
        txHash: receipt.hash,
        logIndex: 4,
        blockNumber: 100,
        blockHash: receipt.blockHash,
        blockTimestampSeconds: receipt.blockTimestampSeconds,
      },
    });
  });
});
