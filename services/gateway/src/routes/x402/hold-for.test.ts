import { base } from "@lunas/catalog/chains/base";
import { holdForMs } from "./hold-for";

const small = 10_000n;
const nowMs = 1_800_000_000_000;
const inSeconds = (seconds: number) => BigInt(nowMs / 1_000 + seconds);
const depthMs = base.settlement.confirmations * base.blockTimeMs;

test("until the deadline plus the depth plus fifteen seconds", () => {
  expect(holdForMs(base, { deadlineSeconds: inSeconds(60), amount: small }, nowMs)).toBe(60_000 + depthMs + 15_000);
});

test("longer for a payment with a greater depth", () => {
  const [from] = base.settlement.depthFrom ?? [];
  const large = { deadlineSeconds: inSeconds(60), amount: from?.amount ?? 0n };
  expect(holdForMs(base, large, nowMs)).toBe(60_000 + 10 * base.blockTimeMs + 15_000);
});

test("at most five minutes", () => {
  expect(holdForMs(base, { deadlineSeconds: inSeconds(3_600), amount: small }, nowMs)).toBe(300_000);
  expect(holdForMs(base, { deadlineSeconds: 2n ** 256n - 1n, amount: small }, nowMs)).toBe(300_000);
});

test("not at all after that time", () => {
  expect(holdForMs(base, { deadlineSeconds: inSeconds(-3_600), amount: small }, nowMs)).toBe(0);
});
