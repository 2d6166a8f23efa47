import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { LaneView } from "@lunas/domain/operations/operator-views";
import { lowBalances } from "./low-balances";

const { chainId, settlement } = sandbox;
const { lowBalanceWei, restingBalanceWei } = settlement;
const lane = (of: Partial<LaneView>): LaneView =>
  ({ chainId, address: "0xa", settles: true, retiredAtMs: null, balanceWei: "0", ...of }) as LaneView;
const low = (of: Partial<LaneView>) => lowBalances([lane(of)]);

test.each<[string, Partial<LaneView>, boolean]>([
  ["a lane below the bound", { balanceWei: String(lowBalanceWei - 1n) }, true],
  ["a lane at the bound", { balanceWei: String(lowBalanceWei) }, false],
  ["a treasury below four times the bound", { settles: false, balanceWei: String(4n * lowBalanceWei - 1n) }, true],
  ["a treasury at four times the bound", { settles: false, balanceWei: String(4n * lowBalanceWei) }, false],
  ["a lane that is retired", { retiredAtMs: 1 }, false],
  ["a balance that no settler has read", { balanceWei: null }, false],
  ["a lane of a chain that is gone", { chainId: -1337 }, false],
])("%s: %j is low: %s", (_, of, expected) => {
  expect(low(of).length > 0).toBe(expected);
});

test("a lane that cannot pay for a settlement is empty", () => {
  expect(low({ balanceWei: String(restingBalanceWei - 1n) })).toMatchObject([{ isEmpty: true, isTreasury: false }]);
  expect(low({ balanceWei: String(restingBalanceWei) })).toMatchObject([{ isEmpty: false }]);
});
