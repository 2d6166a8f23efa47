import { perChain } from "@lunas/catalog/chains";
import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { RefilledToday, RefillView } from "@lunas/domain/operations/operator-views";
import { listRefills } from "./list-refills";

const { chainId } = sandbox;
const refill: RefillView = {
  ...{ atMs: Date.UTC(2026, 10, 26, 5), chainId, treasury: "0xa", lane: "0xb", wei: String(10n ** 17n) },
  ...{ hash: "0xc", state: "arrived" },
};
const list = (today: readonly RefilledToday[], sandboxDaily?: bigint, refills: readonly RefillView[] = [refill]) =>
  listRefills(
    {
      views: { refills: async () => refills, refilledToday: async () => today },
      dailyWei: perChain(({ network }) => (network === "sandbox" ? sandboxDaily : undefined)),
    },
    50,
  );

test("a refill is a row with its lane, its amount in ether, its hash and its state", async () => {
  const { text, isGood } = await list([]);
  expect(isGood).toBe(true);
  expect(text).toContain("| 2026-11-26T05:00:00Z | sandbox | 0xb  | 0.1   | arrived | 0xc  |");
});

test.each<[string, RefilledToday[], bigint | undefined, string]>([
  ["what is left", [{ chainId, wei: String(10n ** 17n) }], 10n ** 18n, "0.1 ether sent today (UTC), 0.9 of 1 left"],
  ["nothing, when the setting was lowered", [{ chainId, wei: "5" }], 4n, "0 of 0.000000000000000004 left"],
  ["all of it, before a treasury has run", [], 10n ** 18n, "0 ether sent today (UTC), 1 of 1 left"],
  ["that it is not known", [{ chainId, wei: "0" }], undefined, "SANDBOX_REFILL_DAILY_WEI limits it, which is not set"],
])("of the allowance it tells %s", async (_, today, daily, text) => {
  expect((await list(today, daily)).text).toContain(text);
});

test("without a refill and a treasury there is one line", async () => {
  expect((await list([], undefined, [])).text).toBe("the treasury has sent nothing to a lane");
});
