import { createChainTime } from "./chain-time";

test("is the newest block's time plus the time since it was first seen", () => {
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

test("follows a chain that starts again", () => {
  const time = createChainTime({ now: () => 0 });
  time.saw({ number: 100, timestampSeconds: 9_000 });
  time.saw({ number: 5, timestampSeconds: 100 });
  expect(time.nowSeconds()).toBe(100);
});

test("is followed from the second block on: the first block's age is unknown", () => {
  let nowMs = 10_000;
  const time = createChainTime({ now: () => nowMs });
  expect(time.followedSeconds()).toBeNull();
  // A chain that makes its blocks on demand may have rested for hours.
  time.saw({ number: 100, timestampSeconds: 5_000 });
  nowMs += 1_000;
  expect(time.followedSeconds()).toBeNull();
  time.saw({ number: 100, timestampSeconds: 5_000 });
  expect(time.followedSeconds()).toBeNull();
  time.saw({ number: 101, timestampSeconds: 5_002 });
  nowMs += 3_000;
  expect(time.followedSeconds()).toBe(5_005);
  time.saw({ number: 5, timestampSeconds: 100 });
  expect(time.followedSeconds()).toBeNull();
});

describe("a block that is older than the present chain time", () => {
  /** A process that saw block 100, slept for twenty seconds, and sees block 101 nineteen seconds late. */
  const slept = () => {
    let nowMs = 10_000;
    const time = createChainTime({ now: () => nowMs });
    time.saw({ number: 100, timestampSeconds: 5_000 });
    nowMs += 20_000;
    time.saw({ number: 101, timestampSeconds: 5_001 });
    return { time, pass: (ms: number) => (nowMs += ms) };
  };

  test("does not turn the time back: an expired deadline stays expired", () => {
    const { time, pass } = slept();
    expect(time.nowSeconds()).toBe(5_020);
    expect(time.sinceNewestMs()).toBe(0);
    pass(100);
    time.saw({ number: 120, timestampSeconds: 5_020 });
    expect(time.nowSeconds()).toBe(5_020);
  });

  test("counts when later blocks are late too: the chain is slow", () => {
    const { time, pass } = slept();
    for (const number of [102, 103, 104]) {
      pass(1_000);
      time.saw({ number, timestampSeconds: 4_900 + number });
    }
    expect(time.nowSeconds()).toBe(5_004);
    pass(1_000);
    time.saw({ number: 105, timestampSeconds: 5_005 });
    expect(time.nowSeconds()).toBe(5_005);
  });

  test("does not count because of a doubt before the sleep", () => {
    let nowMs = 10_000;
    const time = createChainTime({ now: () => nowMs });
    time.saw({ number: 100, timestampSeconds: 5_000 });
    nowMs += 3_000;
    // Doubtful, and no later block decides it.
    time.saw({ number: 101, timestampSeconds: 5_001 });
    nowMs += 20_000;
    for (const number of [102, 103, 104]) time.saw({ number, timestampSeconds: 4_900 + number });
    expect(time.nowSeconds()).toBe(5_023);
  });

  test("counts on a chain with a long block time", () => {
    let nowMs = 10_000;
    const time = createChainTime({ now: () => nowMs });
    time.saw({ number: 100, timestampSeconds: 5_000 });
    nowMs += 17_000;
    time.saw({ number: 101, timestampSeconds: 5_012 });
    expect(time.nowSeconds()).toBe(5_017);
    nowMs += 12_000;
    time.saw({ number: 102, timestampSeconds: 5_024 });
    expect(time.nowSeconds()).toBe(5_024);
  });
});
