import { aReceipt, settlementLogOf } from "@lunas/testkit/build/a-head";
import { anOrder } from "@lunas/testkit/build/an-order";
import { hashOf } from "@lunas/testkit/build/numbered";
import { concludeFrom, confirmedBy } from "./conclude";
import type { NonceOutcome } from "./nonce-outcome";

const order = anOrder();
const { paymentId } = order;
const deadline = Number(order.deadlineSeconds);
const atTime = (timestampSeconds: number) => ({ number: 120, timestampSeconds });
const unusedAt = (timestampSeconds: number): NonceOutcome => ({ kind: "unused", block: atTime(timestampSeconds) });
const own = { ...order, failedIn: { hash: hashOf(8), isShared: false, isReverted: true, blockNumber: 120 } };
const shared = { ...order, failedIn: { hash: hashOf(9), isShared: true, isReverted: false, blockNumber: 120 } };

describe("concludeFrom", () => {
  it("confirms a settlement by any sender, with its transaction", () => {
    const settlement = {
      txHash: hashOf(1),
      logIndex: 9,
      blockNumber: 110,
      blockHash: hashOf(2),
      blockTimestampSeconds: 5,
    };
    for (const each of [order, own, shared]) {
      const confirmed = { kind: "confirmed", paymentId, settled: settlement };
      expect(concludeFrom({ kind: "settled", settlement }, each)).toEqual(confirmed);
    }
  });

  it.each<[string, NonceOutcome, typeof order, string, string | null]>([
    ["a cancelled nonce", { kind: "cancelled" }, order, "nonce_cancelled", null],
    ["a nonce used for something else", { kind: "used_elsewhere" }, own, "nonce_used_elsewhere", null],
    ["an unused nonce past the deadline", unusedAt(deadline + 1), order, "expired", null],
    ["an unused nonce past the deadline after our revert", unusedAt(deadline + 1), own, "expired", null],
    ["a revert of ours with the nonce unused", unusedAt(deadline), own, "tx_failed", own.failedIn.hash],
  ])("fails for %s", (_what, outcome, each, code, txHash) => {
    expect(concludeFrom(outcome, each)).toMatchObject({ kind: "failed", paymentId, code, txHash });
  });

  it("leaves a payment open without a proof: an unused nonce in time, and no failed transaction of ours", () => {
    expect(concludeFrom(unusedAt(deadline), order)).toBeNull();
    expect(concludeFrom(unusedAt(deadline), order, true)).toBeNull();
    const success = { ...order, failedIn: { ...own.failedIn, isReverted: false } };
    expect(concludeFrom(unusedAt(deadline), success)).toBeNull();
  });

  it("fails a payment that failed in a shared transaction only if it also fails alone", () => {
    expect(concludeFrom(unusedAt(deadline), shared)).toBeNull();
    expect(concludeFrom(unusedAt(deadline), shared, true)).toMatchObject({
      ...{ code: "tx_failed", txHash: shared.failedIn.hash },
    });
  });

  it("leaves a payment open whose nonce was read in a block before our failed transaction: another sender may have settled it in between", () => {
    for (const each of [own, shared]) {
      const later = { ...each, failedIn: { ...each.failedIn, blockNumber: 121 } };
      expect(concludeFrom(unusedAt(deadline), later, true)).toBeNull();
      expect(concludeFrom(unusedAt(deadline + 1), later, true)).toMatchObject({ code: "expired" });
    }
  });

  it("waits for a trace until fifteen minutes after the deadline, but not if no endpoint traces", () => {
    const unproven = (mayBeProven: boolean, seconds: number) =>
      concludeFrom({ kind: "unproven", txHash: hashOf(3), mayBeProven, block: atTime(seconds) }, order);
    expect(unproven(true, deadline + 900)).toBeNull();
    const failed = { kind: "failed", code: "settlement_unproven", txHash: hashOf(3) };
    expect(unproven(true, deadline + 901)).toMatchObject(failed);
    expect(unproven(false, deadline - 30)).toMatchObject(failed);
  });
});

describe("confirmedBy", () => {
  it("names the payment's settlement", () => {
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
