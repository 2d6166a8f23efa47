import { isRefusal } from "@lunas/domain/shared/refusal";
import type { DailyAllowance } from "@lunas/ephemeral/daily-allowance";
import { dailyFaucetAllowance } from "./faucet-allowance";

/** A day's sums by name, as Redis keeps them. */
function aDay() {
  const sums = new Map<string, bigint>();
  const allowance: DailyAllowance = {
    take: async ({ name, amount, limit }) => {
      const sum = (sums.get(name) ?? 0n) + amount;
      if (sum > limit) return { taken: false, retryAfterSeconds: 60 };
      sums.set(name, sum);
      return { taken: true, giveBack: async () => void sums.set(name, (sums.get(name) ?? 0n) - amount) };
    },
  };
  return dailyFaucetAllowance(allowance, { IDRX: "100", ETH: "10" });
}

test("all keys of a merchant share its allowance, and no other merchant's", async () => {
  const take = aDay();
  const gift = { token: "IDRX", amount: 6_000n } as const;
  expect(isRefusal(await take({ ...gift, merchantId: "mer_1" }))).toBe(false);
  expect(await take({ ...gift, merchantId: "mer_1" })).toMatchObject({
    refused: "rate_limited",
    details: { reason: "daily_allowance", retryAfterSeconds: "60" },
  });
  expect(isRefusal(await take({ ...gift, merchantId: "mer_2" }))).toBe(false);
});

test("what was given back can be had again", async () => {
  const take = aDay();
  const gift = { token: "IDRX", amount: 10_000n, merchantId: "mer_1" } as const;
  const taken = await take(gift);
  if (isRefusal(taken)) throw new Error("the day has just begun");
  await taken.giveBack();
  expect(isRefusal(await take(gift))).toBe(false);
});
