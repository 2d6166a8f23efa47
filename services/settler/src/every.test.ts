import { untilNext } from "./every";

test("rounds of one length begin together, whenever their work ends", () => {
  for (const endedMs of [10_003, 10_040, 10_120]) expect(endedMs + untilNext(1_000, endedMs)).toBe(11_000);
  expect(10_130 + untilNext(1_000, 10_130)).toBe(11_250);
});

test("a round's length differs by an eighth of a second at most, and a short one not at all", () => {
  for (let nowMs = 0; nowMs < 250; nowMs += 7) {
    for (const everyMs of [1_000, 2_000, 3_100]) {
      expect(Math.abs(untilNext(everyMs, nowMs) - everyMs)).toBeLessThanOrEqual(125);
    }
    expect(untilNext(50, nowMs)).toBe(50);
  }
});
