import { getEventListeners } from "node:events";
import { endsWith } from "./ends-with";

test("ends with the outer signal, even one that has ended", () => {
  const outer = new AbortController();
  const { signal } = endsWith(outer.signal);
  expect(signal.aborted).toBe(false);
  outer.abort();
  expect([signal.aborted, endsWith(outer.signal).signal.aborted]).toEqual([true, true]);
});

test("ends alone, and removes its listener", () => {
  const outer = new AbortController();
  const { signal, end } = endsWith(outer.signal);
  const heard = jest.fn();
  signal.addEventListener("abort", heard);
  end();
  end();
  expect([signal.aborted, outer.signal.aborted, heard.mock.calls.length]).toEqual([true, false, 1]);
  expect(getEventListeners(outer.signal, "abort")).toEqual([]);
});

test.each([0, 1])("ends with any of several signals", (index) => {
  const outers = [new AbortController(), new AbortController()];
  const { signal } = endsWith(...outers.map((outer) => outer.signal));
  outers[index]?.abort();
  expect(signal.aborted).toBe(true);
  expect(outers.flatMap((outer) => getEventListeners(outer.signal, "abort"))).toEqual([]);
});
