import { createChainTime } from "./chain-time";

test("the newest block's time and what has elapsed since it was first seen", () => {
  let nowMs = 10_000;
  const time = createChainTime({ now: () => nowMs });
  expect(time.nowSeconds()).toBeNull();
  time.saw({ number: 100, timestampSeconds: 5_000 });
  nowMs += 3_900;
  expect(time.nowSeconds()).toBe(5_003);
  time.saw({ number: 100, timestampSeconds: 5_000 });
  expect(time.nowSeconds()).toBe(5_003);
  time.saw({ number: 99, timestampSeconds: 4_998 });
  expect(time.nowSeconds()).toBe(5_003);
  time.saw({ number: 101, timestampSeconds: 5_004 });
  expect(time.nowSeconds()).toBe(5_004);
});

test("a chain that starts anew takes its time with it", () => {
  const time = createChainTime({ now: () => 0 });
  time.saw({ number: 100, timestampSeconds: 9_000 });
  time.saw({ number: 5, timestampSeconds: 100 });
  expect(time.nowSeconds()).toBe(100);
});
