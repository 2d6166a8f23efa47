import { beginTogether, untilNext } from "./begin-together";

test("rounds of one length begin together, whenever their work ends", () => {
  for (const endedMs of [10_003, 10_040, 10_130]) expect(endedMs + untilNext(1_000, endedMs)).toBe(11_000);
});

test("rounds of one length come to begin together, whenever each of them started", () => {
  const workMs = 20;
  for (const everyMs of [1_000, 2_000, 5_000]) {
    const beginsMs = [0, 260, 777, 1_490, 1_900].map((startedMs) => {
      let beginMs = startedMs;
      while (beginMs < 200_000) beginMs += workMs + untilNext(everyMs, beginMs + workMs);
      return beginMs;
    });
    expect(new Set(beginsMs).size).toBe(1);
  }
});

test("a round is at most three eighths of a second early and one late, and a short one neither", () => {
  for (let nowMs = 0; nowMs < 2_000; nowMs += 7) {
    for (const everyMs of [1_000, 2_000, 3_100]) {
      const lateMs = untilNext(everyMs, nowMs) - everyMs;
      expect(lateMs >= -375 && lateMs <= 125).toBe(true);
    }
    expect(untilNext(50, nowMs)).toBe(50);
  }
});

test("what is taken back does not begin, and the others of its point do", () => {
  jest.useFakeTimers();
  try {
    const begun: string[] = [];
    const takeBack = beginTogether(() => begun.push("one"), 1_000);
    beginTogether(() => begun.push("other"), 1_000);
    takeBack();
    jest.advanceTimersByTime(1_125);
    expect([begun, jest.getTimerCount()]).toEqual([["other"], 0]);
  } finally {
    jest.useRealTimers();
  }
});
