import { gatherCalls } from "./gather-calls";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("gatherCalls", () => {
  it("combines simultaneous calls into one statement, and answers each", async () => {
    const runs: number[][] = [];
    const double = gatherCalls(
      async (inputs: readonly number[]) => {
        runs.push([...inputs]);
        return inputs.map((each) => each * 2);
      },
      { most: 10, inFlight: 2 },
    );
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(runs).toEqual([[1, 2, 3]]);
  });

  it("collects calls while statements run, up to its limit", async () => {
    const runs: number[][] = [];
    const ends: (() => void)[] = [];
    const call = gatherCalls(
      (inputs: readonly number[]) => {
        runs.push([...inputs]);
        return new Promise<readonly number[]>((resolve) => ends.push(() => resolve(inputs)));
      },
      { most: 2, inFlight: 2 },
    );
    const all = [1, 2, 3, 4, 5, 6, 7].map(call);
    await turn();
    expect(runs).toEqual([
      [1, 2],
      [3, 4],
    ]);
    while (ends.length > 0) {
      ends.shift()?.();
      await turn();
    }
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(runs.slice(2)).toEqual([[5, 6], [7]]);
  });

  it("a call that cannot succeed fails alone", async () => {
    const call = gatherCalls(
      async (inputs: readonly number[]) => {
        if (inputs.includes(13)) throw new Error("unlucky");
        return inputs;
      },
      { most: 10, inFlight: 2 },
    );
    const outcomes = await Promise.allSettled([1, 13, 3].map(call));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });
});
