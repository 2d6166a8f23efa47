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

it("refuses nothing before payments wait for half of what a caller waits", () => {
  const { load } = waited(12_000);
  expect([load.refusal(sandbox), load.isOverloaded(sandbox)]).toEqual([null, false]);
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
