import { manualClock } from "@lunas/testkit/time/manual-clock";
import { manualTimer } from "@lunas/testkit/time/manual-timer";
import { settled } from "@lunas/testkit/time/settled";
import { createAdmission, mostTogether } from "./admission";

const chain = "sandbox";

async function underLoad({ tookMs = 100, gapMs = 5, isBusy = false } = {}) {
  const clock = manualClock();
  const timer = manualTimer(clock);
  const admission = createAdmission({ clock, timer, isBusy: () => isBusy });
  const admitted: string[] = [];
  const enter = (name: string, network = chain) => void admission.enter(network).then(() => admitted.push(name));
  /** Payments that come every `gapMs` and take `tookMs`; the last one is still in progress. */
  let done = () => {};
  for (let payment = 0; payment < 100; payment += 1) {
    void admission.enter(chain);
    done();
    const sinceMs = clock.now();
    clock.advance(tookMs - gapMs);
    done = admission.follow(chain, sinceMs - gapMs);
    clock.advance(gapMs);
    await settled();
  }
  return { clock, timer, admission, admitted, enter, done: () => done() };
}

/** Payments that come `gapMs` after each other, the arrivals alone. */
async function arrivals({ clock, admission }: Awaited<ReturnType<typeof underLoad>>, gapMs: number): Promise<void> {
  for (let payment = 0; payment < 100; payment += 1) {
    void admission.enter(chain);
    clock.advance(gapMs);
    await settled();
  }
}

/** Of further payments that come `gapMs` after each other, fewer than fill a group. */
async function longestWaitMs({ timer, clock, admission }: Awaited<ReturnType<typeof underLoad>>, gapMs: number) {
  const waits: number[] = [];
  for (let payment = 0; payment < 30; payment += 1) {
    const sinceMs = clock.now();
    void admission.enter(chain).then(() => waits.push(clock.now() - sinceMs));
    for (let ms = 0; ms < gapMs; ms += 1) await timer.advance(1);
  }
  return Math.max(...waits);
}

describe("payments that arrive shortly after each other", () => {
  it("a payment alone begins at once", async () => {
    const clock = manualClock();
    const timer = manualTimer(clock);
    const admission = createAdmission({ clock, timer });
    for (let payment = 0; payment < 50; payment += 1) {
      const sinceMs = clock.now();
      await admission.enter(chain);
      const done = admission.follow(chain, sinceMs);
      clock.advance(30);
      done();
    }
    expect(timer.sleepers()).toBe(0);
  });

  it("begin together under load, after a share of the usual time", async () => {
    const load = await underLoad();
    await arrivals(load, 1);
    await load.timer.advance(60);
    load.enter("first");
    await load.timer.advance(10);
    load.enter("second");
    await load.timer.advance(15);
    expect(load.admitted).toEqual([]);
    await load.timer.advance(10);
    expect(load.admitted).toEqual(["first", "second"]);
    expect(load.timer.sleepers()).toBe(0);
  });

  it("wait at most 50 ms, however long payments take", async () => {
    const load = await underLoad({ tookMs: 5_000 });
    await arrivals(load, 1);
    await load.timer.advance(60);
    load.enter("first");
    await load.timer.advance(49);
    expect(load.admitted).toEqual([]);
    await load.timer.advance(1);
    expect(load.admitted).toEqual(["first"]);
  });

  it.each([
    { gapMs: 6, waitMs: 120, when: "until twenty may be expected" },
    { gapMs: 30, waitMs: 200, when: "200 ms at most" },
    { gapMs: 2, waitMs: 50, when: "50 ms where twenty come sooner" },
  ])("wait longer while the processor is scarce: $when", async ({ gapMs, waitMs }) => {
    const load = await underLoad({ tookMs: 2_000, isBusy: true });
    await arrivals(load, gapMs);
    expect(Math.round(await longestWaitMs(load, gapMs))).toBe(waitMs);
  });

  it("of few clients wait for a share of their usual time, however busy the processor is", async () => {
    const load = await underLoad({ isBusy: true });
    await arrivals(load, 12);
    expect(await longestWaitMs(load, 12)).toBeLessThan(40);
  });

  it("do not wait where no other is to be expected meanwhile", async () => {
    const load = await underLoad({ tookMs: 2_000 });
    await arrivals(load, 200);
    load.enter("first");
    await settled();
    expect(load.admitted).toEqual(["first"]);
  });

  it("a full group begins at once, and the next one gathers anew", async () => {
    const load = await underLoad();
    await arrivals(load, 1);
    await load.timer.advance(60);
    for (let place = 1; place <= mostTogether + 1; place += 1) load.enter(String(place));
    await settled();
    expect(load.admitted).toHaveLength(mostTogether);
    expect(load.timer.sleepers()).toBe(1);
    await load.timer.advance(50);
    expect(load.admitted).toHaveLength(mostTogether + 1);
  });

  it("begin when nothing is in progress any more", async () => {
    const load = await underLoad();
    await arrivals(load, 1);
    await load.timer.advance(60);
    load.enter("first");
    load.done();
    load.done();
    await settled();
    expect(load.admitted).toEqual(["first"]);
    expect(load.timer.sleepers()).toBe(0);
  });

  it("a clock that is set back makes no later payment wait", async () => {
    const load = await underLoad({ tookMs: 2_000 });
    await arrivals(load, 200);
    load.clock.advance(-3_600_000);
    void load.admission.enter(chain);
    load.clock.advance(200);
    load.enter("first");
    await settled();
    expect(load.admitted).toEqual(["first"]);
  });

  it("do not wait for those of another chain", async () => {
    const load = await underLoad();
    await arrivals(load, 1);
    load.enter("other", "base");
    await settled();
    expect(load.admitted).toEqual(["other"]);
  });
});
