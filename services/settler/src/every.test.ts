import type { Part } from "@lunas/runtime/parts";
import { every, untilNext } from "./every";

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

describe("rounds of a point of the grid", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const rounds = (lengths: readonly number[]) => {
    const begun: string[] = [];
    const parts = lengths.map((everyMs, at) =>
      every({ name: `${at}`, everyMs, work: async () => void begun.push(`${at}`), onFault: () => undefined }),
    );
    return { begun, parts };
  };
  const start = async (parts: readonly Part[]) => {
    for (const part of parts) {
      await part.start?.();
      await jest.advanceTimersByTimeAsync(30);
    }
  };

  it("begin by one timer, and end when the last of them is stopped", async () => {
    const { begun, parts } = rounds([1_000, 1_000, 1_000]);
    await start(parts);
    expect([begun.splice(0), jest.getTimerCount()]).toEqual([["0", "1", "2"], 1]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(begun.splice(0)).toEqual(["0", "1", "2"]);
    await parts[1]?.stop?.();
    await jest.advanceTimersByTimeAsync(1_000);
    expect([begun, jest.getTimerCount()]).toEqual([["0", "2"], 1]);
    for (const part of parts) await part.stop?.();
    expect(jest.getTimerCount()).toBe(0);
  });
});
