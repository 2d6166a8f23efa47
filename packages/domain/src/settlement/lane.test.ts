import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { anOrder } from "@lunas/testkit/build/an-order";
import { addressOf } from "@lunas/testkit/build/numbered";
import { nowSeconds } from "@lunas/testkit/build/world";
import type { LaneLease } from "./attempt";
import { currentLease, type Lane, leastBusy, takeOver } from "./lane";

const nowMs = nowSeconds * 1_000;
const leaseOf = (number: number): LaneLease => ({
  laneId: `lane-${number}`,
  address: addressOf(number),
  owner: "settler-1",
  fencingToken: 3n,
  nextNonce: 10,
});

function laneWith(number: number, open: number, isResting = false): Lane {
  const nonces = Array.from({ length: open }, (_, index) => index);
  const lane = takeOver(
    leaseOf(number),
    nonces.map((nonce) => ({
      transaction: { nonce, purpose: "grant", paymentId: null, attempts: [anAttempt()] },
      order: null,
    })),
    nowMs,
  );
  lane.isResting = isResting;
  return lane;
}

describe("leastBusy", () => {
  it.each<[string, Lane[], string | undefined]>([
    ["the lane with the most room", [laneWith(1, 5), laneWith(2, 2), laneWith(3, 4)], "lane-2"],
    ["the first of equals", [laneWith(1, 2), laneWith(2, 2)], "lane-1"],
    ["a busy one rather than a resting one", [laneWith(1, 0, true), laneWith(2, 5)], "lane-2"],
    ["none that is full", [laneWith(1, 8), laneWith(2, 9)], undefined],
    ["none when all rest", [laneWith(1, 0, true)], undefined],
    ["none when there is none", [], undefined],
  ])("finds %s", (_what, lanes, expected) => {
    expect(leastBusy(lanes, 8)?.lease.laneId).toBe(expected);
  });
});

describe("a lane", () => {
  it("is taken over with all that its last holder wrote, as never published", () => {
    const order = anOrder();
    const transaction = { nonce: 4, purpose: "payment" as const, paymentId: order.paymentId, attempts: [anAttempt()] };
    const lane = takeOver(leaseOf(1), [{ transaction, order }], nowMs);
    expect([...lane.open]).toMatchObject([
      [4, { transaction, order, receipt: null, publishedAtMs: 0, isUnderpriced: false, stranger: null }],
    ]);
    expect(lane).toMatchObject({ nextNonce: 10, isResting: false });
  });

  it("writes under the nonce that it is at, not the one that it was leased with", () => {
    const lane = laneWith(1, 0);
    lane.nextNonce = 17;
    expect(currentLease(lane)).toEqual({ ...leaseOf(1), nextNonce: 17 });
  });
});

it("takes nothing for written later than it was taken over: the last holder's clock may be ahead", () => {
  const attempts = [anAttempt({ createdAtMs: nowMs - 5_000 }), anAttempt({ createdAtMs: nowMs + 300_000 })];
  const transaction = { nonce: 3, purpose: "grant", paymentId: null, attempts } as const;
  const lane = takeOver(leaseOf(1), [{ transaction, order: null }], nowMs);
  const written = lane.open.get(3)?.transaction.attempts.map(({ createdAtMs }) => createdAtMs);
  expect(written).toEqual([nowMs - 5_000, nowMs]);
});
