import { aStoredPayment } from "@lunas/testkit/build/a-stored-payment";
import { hashOf } from "@lunas/testkit/build/numbered";
import { chainStateAt, chainStateByHeads, chainStateNow, type FinalityReader, type Whereabouts } from "./finality";

const heads = { latest: 120, safe: 110, finalized: 100 };
const settled = { txHash: hashOf(1), logIndex: 0, blockNumber: 105, blockHash: hashOf(2), blockTimestampSeconds: 5 };
const confirmed = aStoredPayment({ status: "confirmed", settled });

const readerOf = (at: Whereabouts, known: typeof heads | null = heads): FinalityReader => ({
  heads: async () => known,
  whereabouts: async () => at,
  isPreconfirmed: async () => false,
});

it.each([
  [120, { confirmations: 1, finality: "included" }],
  [111, { confirmations: 10, finality: "included" }],
  [110, { confirmations: 11, finality: "safe" }],
  [100, { confirmations: 21, finality: "finalized" }],
  ["lost", { confirmations: 0, finality: "lost" }],
  [121, {}],
] as const)("gives the finality of a settlement in block %s", (at, expected) => {
  expect(chainStateAt(at, heads)).toEqual(expected);
});

it("never says safe on a chain without tags", () => {
  expect(chainStateAt(1, { latest: 9, safe: null, finalized: null })).toEqual({
    confirmations: 9,
    finality: "included",
  });
});

it("says nothing without the chain's heads, and nothing about unconfirmed payments", async () => {
  expect(await chainStateNow(readerOf(null), confirmed)).toEqual({});
  expect(await chainStateNow(readerOf(105, null), confirmed)).toEqual({});
  expect(await chainStateNow(readerOf("lost", null), confirmed)).toEqual({});
  const pending = aStoredPayment({ status: "pending", settled: null });
  expect([await chainStateNow(readerOf(105), pending), await chainStateByHeads(readerOf(105), pending)]).toEqual([
    {},
    {},
  ]);
});

it("reads the block of one payment, and uses only the height for payments in a list", async () => {
  expect(await chainStateNow(readerOf("lost"), confirmed)).toEqual({ confirmations: 0, finality: "lost" });
  expect(await chainStateNow(readerOf(115), confirmed)).toEqual({ confirmations: 6, finality: "included" });
  expect(await chainStateByHeads(readerOf("lost"), confirmed)).toEqual({ confirmations: 16, finality: "safe" });
});

describe("a payment that a node has seen settled before its block is deep enough", () => {
  const reader: FinalityReader = { ...readerOf(105), isPreconfirmed: async () => true };

  it("is preconfirmed while it is pending, with no confirmation", async () => {
    const pending = aStoredPayment({ status: "pending", settled: null });
    expect(await chainStateNow(reader, pending)).toEqual({ confirmations: 0, finality: "preconfirmed" });
    // Not read for each payment of a list.
    expect(await chainStateByHeads(reader, pending)).toEqual({});
  });

  it("has its block's finality once confirmed, and none once failed", async () => {
    expect(await chainStateNow(reader, confirmed)).toEqual({ confirmations: 16, finality: "safe" });
    const failed = aStoredPayment({ status: "failed", settled: null, failure: { code: "expired", message: "" } });
    expect(await chainStateNow(reader, failed)).toEqual({});
  });
});
