import type { Part } from "@lunas/runtime/parts";
import { every } from "./every";

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
