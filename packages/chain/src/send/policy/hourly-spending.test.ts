import { addressOf } from "@lunas/testkit/build/numbered";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { createHourlySpending } from "./hourly-spending";

const minute = 60_000;
const [one, other] = [addressOf(1), addressOf(2)];

function limited(limitWei: bigint) {
  const clock = manualClock();
  const spending = createHourlySpending({ limitWei, clock });
  let nonce = 0n;
  const take = (costWei: bigint, signer = one) => spending.take(signer, { nonce: nonce++, costWei });
  return { clock, spending, take };
}

it("allows spending up to the limit, to the wei, for each signer", () => {
  const { take } = limited(100n);
  expect([take(60n), take(41n), take(40n), take(1n)]).toEqual([true, false, true, false]);
  expect(take(100n, other)).toBe(true);
});

it("does not count a refused transaction", () => {
  const { take } = limited(100n);
  for (let round = 0; round < 10; round += 1) expect(take(101n)).toBe(false);
  expect(take(100n)).toBe(true);
});

it("forgets after an hour, not before", () => {
  const { clock, take } = limited(100n);
  expect(take(100n)).toBe(true);
  clock.advance(59 * minute);
  expect(take(1n)).toBe(false);
  clock.advance(2 * minute);
  expect(take(100n)).toBe(true);
});

it("counts only the dearest of several for one nonce", () => {
  const { spending } = limited(100n);
  const take = (costWei: bigint, nonce = 1n) => spending.take(one, { nonce, costWei });
  expect([take(60n), take(70n), take(50n)]).toEqual([true, true, true]);
  expect([take(31n, 2n), take(30n, 2n)]).toEqual([false, true]);
  expect(take(71n)).toBe(false);
});
