import { type BatchRules, createBatcher } from "./batcher";

const never = (_: readonly number[]): boolean => false;

/** A batcher that doubles numbers, and records its batches. `holds`: a batch ends when `end` is called. */
function doubler(rules: BatchRules<number>, { holds = false, refuses = never } = {}) {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const double = createBatcher(async (inputs: readonly number[]) => {
    batches.push([...inputs]);
    if (holds) await new Promise<void>((resolve) => ends.push(resolve));
    if (refuses(inputs)) throw new Error("refused");
    return inputs.map((each) => each * 2);
  }, rules);
  return { double, batches, end: () => ends.shift()?.() };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it("combines the calls of one turn, and answers each", async () => {
  const { double, batches } = doubler({ most: 10 });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it("runs no more batches at a time than its limit, and gathers calls meanwhile", async () => {
  const { double, batches, end } = doubler({ most: 2, atOnce: 2 }, { holds: true });
  const all = [1, 2, 3, 4, 5, 6, 7].map(double);
  await turn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4],
  ]);
  for (let batch = 0; batch < 4; batch += 1) {
    end();
    await turn();
  }
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(batches.slice(2)).toEqual([[5, 6], [7]]);
});

it("gathers the calls of several turns while as many batches run as may", async () => {
  const { double, batches, end } = doubler({ most: 10, atOnce: 2 }, { holds: true });
  const all: Promise<number>[] = [];
  for (const input of [1, 2, 3, 4]) {
    all.push(double(input));
    await turn();
  }
  expect(batches).toEqual([[1], [2]]);
  end();
  await turn();
  expect(batches).toEqual([[1], [2], [3, 4]]);
  end();
  end();
  expect(await Promise.all(all)).toEqual([2, 4, 6, 8]);
});

it("batches that hang delay no other by more than the longest wait", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  try {
    const { double, batches, end } = doubler({ most: 2, atOnce: 1, longestWaitMs: 10 }, { holds: true });
    const all = [1, 2, 3, 4, 5].map(double);
    await turn();
    jest.advanceTimersByTime(9);
    expect(batches).toEqual([[1, 2]]);
    jest.advanceTimersByTime(1);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
    for (let batch = 0; batch < 3; batch += 1) end();
    expect(await Promise.all(all)).toEqual([2, 4, 6, 8, 10]);
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

it("counts sizes: inputs stay in order and whole, and a large one goes alone", async () => {
  const { double, batches } = doubler({ most: 5, sizeOf: (input) => input });
  await Promise.all([2, 3, 1, 9, 4].map(double));
  expect(batches).toEqual([[2, 3], [1], [9], [4]]);
});

it("a failed batch fails its calls and no later ones", async () => {
  const { double, batches } = doubler({ most: 2 }, { refuses: (inputs) => inputs.includes(1) });
  const ended = await Promise.allSettled([1, 2, 3].map(double));
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(batches).toEqual([[1, 2], [3]]);
  expect(await double(5)).toBe(10);
});

it("repeats the calls of a failed batch alone where that may help", async () => {
  const refuses = (inputs: readonly number[]) => inputs.includes(13);
  const { double, batches } = doubler({ most: 10, repeatsAlone: () => true }, { refuses });
  const ended = await Promise.allSettled([1, 13, 3].map(double));
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(batches).toEqual([[1, 13, 3], [1], [13], [3]]);
  const { double: failing, batches: once } = doubler({ most: 10, repeatsAlone: () => false }, { refuses });
  await Promise.allSettled([1, 13].map(failing));
  expect(once).toEqual([[1, 13]]);
});

it("starts batches apart from each other: a lone call at once, later ones together, and a full batch without a pause", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  try {
    const { double, batches } = doubler({ most: 3, atOnce: 1, apartMs: 10 });
    expect(await double(1)).toBe(2);
    const waiting = [double(2)];
    await turn();
    await jest.advanceTimersByTimeAsync(5);
    waiting.push(double(3));
    await turn();
    expect(batches).toEqual([[1]]);
    await jest.advanceTimersByTimeAsync(5);
    expect(await Promise.all(waiting)).toEqual([4, 6]);
    expect(batches).toEqual([[1], [2, 3]]);
    expect(await Promise.all([4, 5, 6].map(double))).toEqual([8, 10, 12]);
    await jest.advanceTimersByTimeAsync(10);
    expect(await double(7)).toBe(14);
    expect(batches).toEqual([[1], [2, 3], [4, 5, 6], [7]]);
  } finally {
    jest.useRealTimers();
  }
});
