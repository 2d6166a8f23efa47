import { base } from "@lunas/catalog/chains/base";
import { aHead, aReceipt } from "@lunas/testkit/build/a-head";
import { anAttempt } from "@lunas/testkit/build/an-attempt";
import { anOrder } from "@lunas/testkit/build/an-order";
import { nowSeconds } from "@lunas/testkit/build/defaults";
import { addressOf } from "@lunas/testkit/build/numbered";
import type { OrderSponsorship } from "../attempt";
import type { EngineDeps } from "../engine-deps";
import { type Lane, takeOver } from "./lane";
import { coversReplacement, notePaid, roomiest, roomOn } from "./lane-funds";

const l1FeeWei = 7n;
const chain = { ...base, settlement: { ...base.settlement, maxInFlightPerLane: 8 } };
const deps = {
  chain,
  watcher: { head: () => aHead(100), fees: () => ({ market: null, l1FeeWei }) },
} as unknown as EngineDeps;
/** One settlement at the ceiling. */
const worstWei = base.settlement.gasLimit * base.settlement.feeCeilingWei + l1FeeWei;
/** One settlement at the current offer with a base fee of one gwei. */
const offeredWei = base.settlement.gasLimit * 2_001_000_000n + l1FeeWei;

function laneWith(number: number, open: number, { isResting = false, balanceWei = null as bigint | null } = {}): Lane {
  const lease = {
    laneId: `lane-${number}`,
    address: addressOf(number),
    owner: "settler-1",
    fencingToken: 3n,
    nextNonce: 10,
  };
  const written = Array.from({ length: open }, (_, nonce) => ({
    transaction: { nonce, purpose: "payment" as const, paymentId: null, attempts: [anAttempt()] },
    order: null,
  }));
  return Object.assign(takeOver(lease, written, nowSeconds * 1_000), { isResting, balanceWei });
}

const funded = (number: number, open: number) => laneWith(number, open, { balanceWei: 10n ** 18n });

describe("roomOn", () => {
  it.each<[number, string, Lane]>([
    [1, "one while the balance is not known", laneWith(1, 0)],
    [0, "nothing beside what is in flight while the balance is not known", laneWith(1, 1)],
    [3, "what is left of its bound", laneWith(1, 5, { balanceWei: 10n ** 18n })],
    [0, "nothing while it rests", laneWith(1, 0, { isResting: true, balanceWei: 10n ** 18n })],
    [2, "what the balance covers at the ceiling", laneWith(1, 0, { balanceWei: 2n * worstWei })],
    [1, "the same beside what is in flight", laneWith(1, 2, { balanceWei: 3n * worstWei })],
    [0, "nothing a wei below that", laneWith(1, 2, { balanceWei: 3n * worstWei - 1n })],
    [
      1,
      "one for a lane with too little for the ceiling, while it covers the current offer",
      laneWith(1, 0, { balanceWei: offeredWei }),
    ],
    [0, "nothing once it does not", laneWith(1, 0, { balanceWei: offeredWei - 1n })],
    [0, "nothing beside the one that it has", laneWith(1, 1, { balanceWei: worstWei })],
  ])("is %i: %s", (room, _what, lane) => {
    expect(roomOn(deps, lane)).toBe(room);
  });

  it("counts a transaction in a block as paid, and subtracts its cost", () => {
    const lane = laneWith(1, 1, { balanceWei: 2n * worstWei });
    const receipt = aReceipt({ gasUsed: 100n, effectiveGasPriceWei: 10n, l1FeeWei: 3n });
    lane.open.get(0)!.receipt = receipt;
    notePaid(lane, receipt);
    expect(lane.balanceWei).toBe(2n * worstWei - 1_003n);
    expect(roomOn(deps, lane)).toBe(1);
  });
});

it("reserves a grant's ether for the funding that sends it, and not for the settlement after it", () => {
  const sponsorship = {
    rawApproval: "0x02",
    approvalHash: "0x03",
    grantedWei: worstWei,
  } as unknown as OrderSponsorship;
  const lane = laneWith(1, 1, { balanceWei: 3n * worstWei });
  const [entry] = [...lane.open.values()];
  entry!.order = { ...anOrder(), sponsorship };
  expect(roomOn(deps, lane)).toBe(2);
  entry!.order = null;
  entry!.transaction = { ...entry!.transaction, purpose: "funding", grantedWei: 2n * worstWei };
  expect(roomOn(deps, lane)).toBe(0);
  entry!.transaction = { ...entry!.transaction, purpose: "filler" };
  expect(roomOn(deps, lane)).toBe(2);
});

describe("roomiest", () => {
  it.each<[string, Lane[], string | undefined]>([
    ["the lane with the most room", [funded(1, 5), funded(2, 2), funded(3, 4)], "lane-2"],
    ["the first of equals", [funded(1, 2), funded(2, 2)], "lane-1"],
    ["a busy one rather than a resting one", [laneWith(1, 0, { isResting: true }), funded(2, 5)], "lane-2"],
    ["a busy one rather than a poor one", [laneWith(1, 0, { balanceWei: offeredWei }), funded(2, 5)], "lane-2"],
    ["a busy one rather than one whose balance is not known", [laneWith(1, 0), funded(2, 5)], "lane-2"],
    ["none that is full", [funded(1, 8), funded(2, 9)], undefined],
    ["none when all rest", [laneWith(1, 0, { isResting: true })], undefined],
    ["none without lanes", [], undefined],
  ])("is %s", (_what, lanes, expected) => {
    expect(roomiest(deps, lanes)?.lease.laneId).toBe(expected);
  });
});

it("a replacement must be covered in addition to the lane's other transactions in a node", () => {
  const lane = laneWith(1, 2);
  const [entry, other] = [...lane.open.values()];
  const heldWei = base.settlement.gasLimit * other!.transaction.attempts[0]!.fees.feeCapWei + l1FeeWei;
  const covers = () => coversReplacement(deps, lane, { entry: entry!, feeCapWei: 10n, isCancellation: false });
  const wantedWei = base.settlement.gasLimit * 10n + l1FeeWei;
  expect(covers()).toBe(true);
  lane.balanceWei = heldWei + wantedWei;
  expect(covers()).toBe(true);
  lane.balanceWei -= 1n;
  expect(covers()).toBe(false);
  // An attempt that no node accepted reserves nothing.
  other!.refused.add(other!.transaction.attempts[0]!.hash);
  expect(covers()).toBe(true);
});
