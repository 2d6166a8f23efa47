import type { Chain } from "@lunas/catalog/chain";
import { base } from "@lunas/catalog/chains/base";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { LaneState } from "@lunas/domain/settlement/lanes/lane-store";
import { addressOf } from "@lunas/testkit/build/numbered";
import { pollLanes } from "./poll-lanes";

const everyMs = 2_000;
const serving: LaneState = { address: addressOf(9_001), isHeld: true, isRetired: false, isResting: false };

/** A gateway that has begun to read the lanes; `found` says what the rows have from now on. */
async function polled(first: readonly LaneState[], beside: readonly Chain[] = []) {
  let rows = first;
  let reads = 0;
  const states = async (chainId: number) => {
    if (chainId !== sandbox.chainId) return [];
    reads += 1;
    return rows;
  };
  const lanes = pollLanes({ lanes: { states }, chains: [sandbox, ...beside], everyMs, onFault: () => undefined });
  await lanes.start?.();
  const found = (now: readonly LaneState[]) => {
    rows = now;
  };
  return { lanes, found, reads: () => reads };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("finds a lane within half a second after there was none", async () => {
  const { lanes, found } = await polled([]);
  expect(lanes.canSettle(sandbox)).toBe(false);
  await jest.advanceTimersByTimeAsync(5_000);
  found([serving]);
  await jest.advanceTimersByTimeAsync(500);
  expect(lanes.canSettle(sandbox)).toBe(true);
  await lanes.stop?.();
});

it("also beside a chain that has had none for long", async () => {
  const { lanes, found } = await polled([serving], [base]);
  await jest.advanceTimersByTimeAsync(60_000);
  found([]);
  await jest.advanceTimersByTimeAsync(everyMs);
  expect(lanes.canSettle(sandbox)).toBe(false);
  found([serving]);
  await jest.advanceTimersByTimeAsync(500);
  expect(lanes.canSettle(sandbox)).toBe(true);
  await lanes.stop?.();
});

it.each([
  ["with a lane", [serving]],
  ["that has had none for long", []],
])("reads a chain %s as rarely as it is set", async (_which, rows) => {
  const { lanes, reads } = await polled(rows);
  await jest.advanceTimersByTimeAsync(60_000);
  const before = reads();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reads() - before).toBeLessThanOrEqual(60_000 / everyMs + 1);
  await lanes.stop?.();
});
