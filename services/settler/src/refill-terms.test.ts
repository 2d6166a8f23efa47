import { base } from "@lunas/catalog/chains/base";
import { secret } from "@lunas/runtime/secret";
import { refillTerms } from "./refill-terms";

const none = { refillDailyWei: undefined, refillToWei: undefined, treasuryKey: undefined, treasurySigner: undefined };
const treasuryKey = secret("0x");
const { lowBalanceWei } = base.settlement;

it("gives no refills without a daily limit", () => {
  expect(refillTerms(base, { ...none, treasuryKey })).toBeNull();
});

it("refills up to four times the low balance, or up to the setting", () => {
  const daily = { ...none, treasuryKey, refillDailyWei: 10n ** 17n };
  expect(refillTerms(base, daily)).toEqual({ dailyWei: 10n ** 17n, toWei: lowBalanceWei * 4n });
  expect(refillTerms(base, { ...daily, refillToWei: lowBalanceWei + 1n })?.toWei).toBe(lowBalanceWei + 1n);
});

it("refuses terms without a treasury, and a level that would be low again at once", () => {
  expect(() => refillTerms(base, { ...none, refillDailyWei: 1n, refillToWei: lowBalanceWei })).toThrow(
    /BASE_TREASURY_KEY[\s\S]*BASE_REFILL_TO_WEI/,
  );
});
