import { manualClock } from "@lunas/testkit/time/manual-clock";
import { alwaysTaken, createWaitEstimate, type WaitEstimate } from "./wait-estimate";

const limitMs = 12_500;
const callersWaitMs = 25_000;
const tickMs = 50;

interface Chain {
  /** Payments that settle in a second, at most. */
  readonly perSecond: number;
  /** Every payment of a block ends with it. */
  readonly blockMs: number;
  /** How long a payment takes where none is ahead. */
  readonly leastMs: number;
}

interface Waiting {
  readonly sinceMs: number;
  readonly done: (isEnded: boolean) => void;
}

/** A chain that settles the oldest payments first, and a gateway that takes what the estimate lets it take. */
function play({ perSecond, blockMs, leastMs }: Chain) {
  const clock = manualClock();
  const estimate: WaitEstimate = createWaitEstimate({ clock, rateKeptAboveMs: limitMs, forgetAfterMs: callersWaitMs });
  const waiting: Waiting[] = [];
  const seen = { taken: 0, refused: 0, ended: 0, longestMs: 0, firstRefusedAtMs: Number.POSITIVE_INFINITY };
  let [room, sinceBlockMs, due] = [0, 0, 0];
  const come = () => {
    if (estimate.isOver(limitMs)) {
      seen.refused += 1;
      seen.firstRefusedAtMs = Math.min(seen.firstRefusedAtMs, clock.now());
      return;
    }
    seen.taken += 1;
    waiting.push({ sinceMs: clock.now(), done: estimate.follow() });
  };
  const settle = (isRunning: boolean) => {
    room = Math.min(room + (perSecond * tickMs) / 1_000, (perSecond * Math.max(blockMs, tickMs)) / 1_000);
    sinceBlockMs += tickMs;
    if (!isRunning || sinceBlockMs < blockMs) return;
    sinceBlockMs = 0;
    const young = waiting.findIndex(({ sinceMs }) => clock.now() - sinceMs < leastMs);
    const ready = waiting.splice(0, Math.min(Math.floor(room), young === -1 ? waiting.length : young));
    room -= ready.length;
    for (const { sinceMs, done } of ready) {
      seen.ended += 1;
      seen.longestMs = Math.max(seen.longestMs, clock.now() - sinceMs);
      done(true);
    }
  };
  return {
    ...{ clock, estimate, seen, come },
    burst: (count: number) => Array.from({ length: count }, come),
    /** Payments come at this rate for so long. */
    run(seconds: number, comingPerSecond: number, isRunning = true) {
      for (let tick = 0; tick < (seconds * 1_000) / tickMs; tick += 1) {
        for (due += (comingPerSecond * tickMs) / 1_000; due >= 1; due -= 1) come();
        clock.advance(tickMs);
        settle(isRunning);
      }
    },
  };
}

const quick: Chain = { perSecond: 100, blockMs: 50, leastMs: 300 };
const blocks: Chain = { perSecond: 50, blockMs: 2_000, leastMs: 2_000 };
const slow: Chain = { perSecond: 4, blockMs: 2_000, leastMs: 2_000 };

describe.each([
  ["a quick chain", quick],
  ["blocks of two seconds", blocks],
  ["a slow chain", slow],
])("%s", (_name, chain) => {
  it.each([0.3, 0.8])("refuses nothing at %d of what it settles", (load) => {
    const { run, seen } = play(chain);
    run(120, chain.perSecond * load);
    expect(seen.refused).toBe(0);
  });

  it.each([1.5, 2, 5])(
    "under %d times what it settles: whoever is taken settles in time, and no capacity is lost",
    (load) => {
      const { run, seen, estimate } = play(chain);
      run(120, chain.perSecond * load);
      expect(estimate.waitMs()).toBeGreaterThan(limitMs / 2);
      expect(seen.longestMs).toBeLessThan(callersWaitMs);
      expect(seen.refused).toBeGreaterThan(0);
      expect(seen.ended).toBeGreaterThan(120 * chain.perSecond * 0.9 - 10);
      expect(seen.refused).toBeGreaterThan(120 * chain.perSecond * (load - 1) * 0.6);
    },
  );

  it("takes everything again soon after the overload", () => {
    const { run, seen } = play(chain);
    run(60, chain.perSecond * 3);
    run(20, 0);
    const { refused } = seen;
    run(60, chain.perSecond * 0.8);
    expect(seen.refused).toBe(refused);
  });

  it("takes a burst that settles in time, at the start and after an hour with few payments", () => {
    const { run, burst, seen, clock } = play(chain);
    burst(chain.perSecond * 8);
    run(20, 0);
    clock.advance(3_600_000);
    run(120, 0.5);
    burst(chain.perSecond * 8);
    run(20, 0.5);
    expect(seen.refused).toBe(0);
    expect(seen.longestMs).toBeLessThan(limitMs);
  });
});

it("refuses long before the first caller has waited in vain", () => {
  const { run, seen, clock } = play(quick);
  const startMs = clock.now();
  run(60, quick.perSecond * 10);
  expect(seen.firstRefusedAtMs - startMs).toBeLessThan(5_000);
});

it("payments that wait for something of their own hold up nobody", () => {
  const { run, seen, estimate } = play(quick);
  for (let payment = 0; payment < 1_000; payment += 1) estimate.follow();
  run(20, quick.perSecond / 2);
  expect(seen.refused).toBe(0);
  expect(estimate.isOver(limitMs)).toBe(false);
});

it("payments that their callers left count until a later one has ended", () => {
  const { estimate, clock } = play(quick);
  for (let payment = 0; payment < 100; payment += 1) estimate.follow()(false);
  clock.advance(limitMs + 1_000);
  expect(estimate.isOver(limitMs)).toBe(true);
  const done = estimate.follow();
  clock.advance(1_000);
  done(true);
  clock.advance(20);
  expect(estimate.isOver(limitMs)).toBe(false);
});

it("where nothing ends, the wait is what the oldest has waited; a few payments are always taken", () => {
  const { burst, run, estimate } = play(quick);
  burst(alwaysTaken);
  run(13, 0, false);
  expect(estimate.waitMs()).toBeGreaterThan(limitMs);
  expect(estimate.isOver(limitMs)).toBe(true);
  const few = play(quick);
  few.burst(alwaysTaken - 1);
  few.run(13, 0, false);
  expect(few.estimate.isOver(limitMs)).toBe(false);
});

it("a chain that stops does not make the rate worse than it was", () => {
  const { run, seen } = play({ ...quick, perSecond: 50 });
  run(30, 40);
  run(5, 40, false);
  expect(seen.refused).toBe(0);
});

it.each([
  ["two seconds", 2, 450],
  ["four seconds", 4, 450],
  ["eight seconds", 8, 450],
  ["four seconds, on a slower chain", 4, 200],
])("after a pause of %s, clients that pay again with each answer are taken as before", (_pause, seconds, perBlock) => {
  const { run, seen } = playClients({ clients: 1_024, perBlock });
  run(12);
  run(seconds, { isPaused: true });
  run(10);
  expect(seen).toMatchObject({ refused: 0, longestMs: expect.any(Number) });
  expect(seen.longestMs).toBeLessThan(limitMs);
});

it.each([8, 12, 100])("a burst whose first block has %d payments only is taken whole", (first) => {
  const { run, seen } = playClients({ clients: 1_024, perBlock: 450, firstBlocks: [0, first] });
  run(10);
  expect(seen).toMatchObject({ refused: 0, longestMs: expect.any(Number) });
  expect(seen.longestMs).toBeLessThan(limitMs);
});

interface Clients {
  readonly clients: number;
  readonly perBlock: number;
  /** What the first blocks have instead. */
  readonly firstBlocks?: readonly number[];
}

/** So many clients, each with a payment of its own, and blocks of a second: a gateway tells of a block's payments one after the other. */
function playClients({ clients, perBlock, firstBlocks = [] }: Clients) {
  const [answerMs, answersAtOnce] = [5, 10];
  const clock = manualClock();
  const estimate = createWaitEstimate({ clock, rateKeptAboveMs: limitMs, forgetAfterMs: callersWaitMs });
  const waiting: Waiting[] = [];
  const seen = { refused: 0, longestMs: 0 };
  const pay = () => {
    if (estimate.isOver(limitMs)) seen.refused += 1;
    else waiting.push({ sinceMs: clock.now(), done: estimate.follow() });
  };
  const answer = (count: number) => {
    for (const { sinceMs, done } of waiting.splice(0, count)) {
      seen.longestMs = Math.max(seen.longestMs, clock.now() - sinceMs);
      done(true);
      pay();
    }
  };
  for (let client = 0; client < clients; client += 1) pay();
  let [mined, blocks] = [0, 0];
  const mine = () => {
    mined = Math.min(mined + (firstBlocks[blocks] ?? perBlock), waiting.length);
    blocks += 1;
  };
  const run = (seconds: number, { isPaused = false } = {}) => {
    for (let ms = 0; ms < seconds * 1_000; ms += answerMs) {
      clock.advance(answerMs);
      if (!isPaused && ms % 1_000 === 0) mine();
      const count = Math.min(mined, answersAtOnce);
      mined -= count;
      answer(count);
    }
  };
  return { run, seen };
}

it("knows nothing before the first payment, and forgets all after a while", () => {
  const { estimate, burst, clock } = play(quick);
  expect(estimate.waitMs()).toBe(0);
  burst(100);
  clock.advance(20);
  expect(estimate.waitMs()).toBeNull();
  clock.advance(callersWaitMs + 1_000);
  expect(estimate.waitMs()).toBe(0);
});

it("a clock that is set back refuses nothing", () => {
  const { run, seen, clock } = play(quick);
  run(10, 50);
  clock.advance(-3_600_000);
  run(20, 50);
  expect(seen.refused).toBe(0);
});
