import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { anOrder } from "@lunas/testkit/build/an-order";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { LaneLease } from "../attempt";
import { heldAttempt, takeOver } from "./lane";

const nowMs = nowSeconds * 1_000;
const leaseOf = (number: number): LaneLease => ({
  laneId: `lane-${number}`,
  address: addressOf(number),
  owner: "settler-1",
  fencingToken: 3n,
  nextNonce: 10,
});

describe("a lane", () => {
  it("is taken over with all transactions of its last holder, as never broadcast", () => {
    const order = anOrder();
    const transaction = { nonce: 4, purpose: "payment" as const, paymentId: order.paymentId, attempts: [anAttempt()] };
    const lane = takeOver(leaseOf(1), [{ transaction, order }], nowMs);
    expect([...lane.open]).toMatchObject([
      [4, { transaction, order, receipt: null, broadcastAtMs: 0, isUnderpriced: false, foreign: null }],
    ]);
    expect(lane).toMatchObject({ nextNonce: 10, isResting: false });
  });
});

it("treats no transaction as written after the takeover: the last holder's clock may be ahead", () => {
  const attempts = [anAttempt({ createdAtMs: nowMs - 5_000 }), anAttempt({ createdAtMs: nowMs + 300_000 })];
  const transaction = { nonce: 3, purpose: "grant", paymentId: null, attempts } as const;
  const lane = takeOver(leaseOf(1), [{ transaction, order: null }], nowMs);
  const written = lane.open.get(3)?.transaction.attempts.map(({ createdAtMs }) => createdAtMs);
  expect(written).toEqual([nowMs - 5_000, nowMs]);
});

describe("heldAttempt", () => {
  const fees = (feeCapWei: bigint) => ({ fees: { feeCapWei, tipWei: 1n } });
  const [first, dearer, cheaper] = [anAttempt(fees(3n)), anAttempt(fees(9n)), anAttempt(fees(4n))];
  const transaction = { nonce: 3, purpose: "payment", paymentId: null, attempts: [first, dearer, cheaper] } as const;

  it.each([
    ["the dearest", [], dearer],
    ["the dearest that was not refused", [dearer], cheaper],
    ["none if all were refused", [first, dearer, cheaper], null],
  ])("is %s", (_what, refused, expected) => {
    expect(heldAttempt(transaction, new Set(refused.map(({ hash }) => hash)))).toBe(expected);
  });

  it("of a cancellation is never the attempt that it replaced", () => {
    const cancellation = { ...transaction, purpose: "filler" } as const;
    expect(heldAttempt(cancellation, new Set())).toBe(cheaper);
    expect(heldAttempt(cancellation, new Set([cheaper.hash]))).toBeNull();
  });
});
