import { createHeadBursts } from "./head-burst";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function heads() {
  const bursts = createHeadBursts();
  let arrived = 0;
  const come = () => {
    bursts.note();
    arrived += 1;
  };
  const begin = () => {
    arrived = 0;
  };
  /** Waits as a listener does, and tells whether it is over. */
  const wait = (expected: number) => {
    const state = { isOver: false };
    const conditions = [() => arrived, () => expected] as const;
    if (!bursts.isOn(...conditions)) return { isOver: true };
    void bursts.untilOver(...conditions).then(() => {
      state.isOver = true;
    });
    return state;
  };
  return { come, begin, wait };
}

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A chain that has made two blocks within milliseconds. */
async function bursting() {
  const chain = heads();
  chain.come();
  await after(2);
  chain.come();
  await after(100);
  chain.begin();
  return chain;
}

test("a chain that makes blocks at intervals is not waited for", async () => {
  const { come, wait } = heads();
  for (let block = 0; block < 5; block += 1) {
    come();
    await after(200);
  }
  come();
  const waited = wait(30);
  await after(0);
  expect(waited.isOver).toBe(true);
});

test("in a burst a call waits until every expected head is there", async () => {
  const { come, wait } = await bursting();
  come();
  const waited = wait(3);
  await after(2);
  come();
  await after(2);
  expect(waited.isOver).toBe(false);
  come();
  await after(2);
  expect(waited.isOver).toBe(true);
});

test("a single transaction waits for no further head", async () => {
  const { come, wait } = await bursting();
  come();
  const waited = wait(1);
  await after(0);
  expect(waited.isOver).toBe(true);
});

test("the wait ends when no head comes for a moment", async () => {
  const { come, wait } = await bursting();
  come();
  const waited = wait(30);
  await after(3);
  expect(waited.isOver).toBe(false);
  await after(3);
  expect(waited.isOver).toBe(true);
});

test("the wait ends after a while although heads keep coming", async () => {
  const { come, wait } = await bursting();
  come();
  const waited = wait(1_000);
  for (let ms = 0; ms < 24; ms += 2) {
    await after(2);
    come();
  }
  expect(waited.isOver).toBe(false);
  await after(4);
  expect(waited.isOver).toBe(true);
});

test("a chain that has made no burst for ten seconds is not waited for", async () => {
  const { come, wait } = await bursting();
  await after(10_000);
  come();
  const waited = wait(30);
  await after(0);
  expect(waited.isOver).toBe(true);
});
