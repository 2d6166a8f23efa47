import { sandbox } from "@lunas/catalog/chains/sandbox";
import { manualClock } from "@lunas/testkit/time/manual-clock";
import { newId } from "../shared/id";
import { createSettlingLoad } from "./settling-load";

/** A hundred payments that have waited for so long, and none has ended. */
function waited(ms: number, { isHalted = false } = {}) {
  const clock = manualClock();
  const load = createSettlingLoad({ clock, settleWaitMs: 25_000, isHalted: () => isHalted });
  const ids = Array.from({ length: 100 }, () => newId("pay"));
  for (const id of ids) load.stored(sandbox, id);
  clock.advance(ms);
  return { clock, load, ids };
}

/** Payments whose checks take two seconds each, 32 at a time, so that 16 a second are stored; 100 come every second. */
function slowChecks() {
  const clock = manualClock();
  const load = createSettlingLoad({ clock, settleWaitMs: 25_000, isHalted: () => false });
  const waiting: string[] = [];
  let refused = 0;
  const run = (seconds: number) => {
    for (let tick = 0; tick < seconds * 4; tick += 1) {
      for (let payment = 0; payment < 25; payment += 1) {
        if (load.refusal(sandbox) !== null) {
          refused += 1;
          continue;
        }
        const id = newId("ask");
        load.arrived(sandbox, id);
        waiting.push(id);
      }
      clock.advance(250);
      for (const id of waiting.splice(0, 4)) {
        const payment = newId("pay");
        load.stored(sandbox, payment);
        load.checked(id);
        load.answered(payment, true);
      }
    }
  };
  return { load, run, waiting, refused: () => refused };
}

it("payments that wait for their checks count like those that wait for their settlement", () => {
  const { load, run, waiting, refused } = slowChecks();
  run(10);
  expect(load.isOverloaded(sandbox)).toBe(true);
  expect(load.waitMs(sandbox)).toBeGreaterThan(5_000);
  expect(refused()).toBeGreaterThan(500);
  // Each payment that was taken is stored before its caller stops waiting.
  expect(waiting.length / 16).toBeLessThan(25);
});

it("checks that end leave nothing behind, whatever they found; a repeat counts nothing", () => {
  const { load, clock } = waited(0);
  for (let payment = 0; payment < 1_000; payment += 1) {
    const id = newId("ask");
    load.arrived(sandbox, id);
    load.checked(id);
    load.checked(newId("ask"));
  }
  clock.advance(3_000);
  expect(load.waitMs(sandbox)).toBe(waited(3_000).load.waitMs(sandbox));
});

it("refuses where as many callers wait as may, and takes others as soon as one is answered", () => {
  const clock = manualClock();
  const load = createSettlingLoad({ clock, settleWaitMs: 25_000, isHalted: () => false, mostWaiting: 3 });
  const [payment, ask] = [newId("pay"), newId("ask")];
  load.stored(sandbox, payment);
  load.stored(sandbox, newId("pay"));
  expect(load.isOverloaded(sandbox)).toBe(false);
  load.arrived(sandbox, ask);
  load.refusal(sandbox); // of each second one is taken
  expect(load.refusal(sandbox)).toMatchObject({ details: { reason: "overloaded", retryAfterSeconds: "1" } });
  load.answered(payment, true);
  expect(load.refusal(sandbox)).toBeNull();
});

it("refuses nothing before payments wait for half of what a caller waits", () => {
  const { load } = waited(12_000);
  expect([load.refusal(sandbox), load.isOverloaded(sandbox)]).toEqual([null, false]);
});

/** A chain that settles a hundred payments a second, the oldest first; `run` lets payments come and returns how long those waited that ended. */
function steadyChain() {
  const clock = manualClock();
  const load = createSettlingLoad({ clock, settleWaitMs: 25_000, isHalted: () => false });
  const waiting: { readonly id: ReturnType<typeof newId<"pay">>; readonly sinceMs: number }[] = [];
  return (seconds: number, comingPerSecond: number) => {
    const seen = { refused: 0, waitedMs: [] as number[] };
    for (let tick = 0; tick < seconds * 20; tick += 1) {
      for (let payment = 0; payment < comingPerSecond / 20; payment += 1) {
        if (load.refusal(sandbox) !== null) {
          seen.refused += 1;
          continue;
        }
        const id = newId("pay");
        load.stored(sandbox, id);
        waiting.push({ id, sinceMs: clock.now() });
      }
      clock.advance(50);
      for (const { id, sinceMs } of waiting.splice(0, 5)) {
        load.answered(id, true);
        seen.waitedMs.push(clock.now() - sinceMs);
      }
    }
    return { ...seen, longestMs: Math.max(...seen.waitedMs) };
  };
}

it("takes a burst whole, and what comes while it settles", () => {
  const run = steadyChain();
  expect(run(3, 400).refused).toBe(0);
  expect(run(20, 20).refused).toBe(0);
});

it("in an overload that lasts, payments wait for a fifth of their callers' time, and as many settle", () => {
  const run = steadyChain();
  expect(run(30, 200).longestMs).toBeGreaterThan(5_000);
  const lasting = run(60, 200);
  expect(lasting.longestMs).toBeLessThan(6_500);
  expect(lasting.waitedMs).toHaveLength(6_000);
  expect(lasting.refused).toBeGreaterThan(5_500);
});

it("an overload is over when payments have not waited so long for a while: the next burst is taken whole", () => {
  const run = steadyChain();
  run(30, 200);
  run(30, 50);
  expect(run(5, 300).refused).toBe(0);
});

it("refuses as overloaded, says when to come again, and takes one payment a second", () => {
  const { load, clock } = waited(15_000);
  expect(load.refusal(sandbox)).toBeNull();
  expect(load.refusal(sandbox)).toMatchObject({
    refused: "service_unavailable",
    details: { reason: "overloaded", network: "sandbox", retryAfterSeconds: "3" },
  });
  expect(load.isOverloaded(sandbox)).toBe(true);
  clock.advance(1_000);
  expect([load.refusal(sandbox), load.refusal(sandbox)?.refused]).toEqual([null, "service_unavailable"]);
});

it("a chain without blocks is unavailable, not overloaded", () => {
  const { load } = waited(15_000, { isHalted: true });
  load.refusal(sandbox);
  const refusal = load.refusal(sandbox);
  expect(refusal).toMatchObject({ refused: "chain_unavailable", details: { network: "sandbox" } });
  expect(refusal?.details.reason).toBeUndefined();
});

it("the end of a later payment shows that the older ones hold up nobody; an unknown id changes nothing", () => {
  const { load, clock, ids } = waited(15_000);
  load.answered(newId("pay"), true);
  expect(load.isOverloaded(sandbox)).toBe(true);
  const probe = newId("pay");
  load.stored(sandbox, probe);
  clock.advance(300);
  load.answered(probe, true);
  clock.advance(300);
  expect(load.isOverloaded(sandbox)).toBe(false);
  for (const id of ids) load.answered(id, false);
  expect(load.refusal(sandbox)).toBeNull();
});
