import { base } from "@lunas/catalog/chains/base";
import { holdForMs } from "./hold-for";

const nowMs = 1_800_000_000_000;
const inSeconds = (seconds: number) => BigInt(nowMs / 1_000 + seconds);
const depthMs = base.settlement.confirmations * base.blockTimeMs;

test("until the deadline, the depth and a quarter of a minute", () => {
  expect(holdForMs(base, inSeconds(60), nowMs)).toBe(60_000 + depthMs + 15_000);
});

test("never more than five minutes", () => {
  expect(holdForMs(base, inSeconds(3_600), nowMs)).toBe(300_000);
  expect(holdForMs(base, 2n ** 256n - 1n, nowMs)).toBe(300_000);
});

test("not at all when all of that is over", () => {
  expect(holdForMs(base, inSeconds(-3_600), nowMs)).toBe(0);
});
