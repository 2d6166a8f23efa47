import type { Head } from "@lunas/domain/settlement/head";
import { silentChainObserver } from "../observe";
import { createHeadListeners } from "./head-listeners";

const head = (number: number): Head => ({
  number,
  hash: `0x${number}`,
  parentHash: `0x${number - 1}`,
  timestampSeconds: number,
  baseFeeWei: 1n,
});

/** Lets everything run that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a listener that is busy for long loses the oldest heads, and that is told", async () => {
  const jumps: number[] = [];
  const observer = {
    ...silentChainObserver,
    headsJumped: (event: { fromNumber: number }) => jumps.push(event.fromNumber),
  };
  const listeners = createHeadListeners({ network: "sandbox", observer });
  const seen: number[] = [];
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  listeners.add(async ({ number }) => {
    if (number === 0) await busy;
    seen.push(number);
  });
  for (let number = 0; number <= 258; number++) listeners.deliver(head(number));
  free();
  await settled();
  expect(jumps).toEqual([1, 2]);
  expect(seen.slice(0, 3)).toEqual([0, 3, 4]);
  expect(seen.at(-1)).toBe(258);
});

test("after it ended a listener is not called, not even for what waits", async () => {
  const listeners = createHeadListeners({ network: "sandbox", observer: silentChainObserver });
  const seen: number[] = [];
  const end = listeners.add(async ({ number }) => void seen.push(number));
  for (const number of [1, 2, 3]) listeners.deliver(head(number));
  end();
  listeners.deliver(head(4));
  await settled();
  expect(seen).toEqual([1]);
});

test("one that throws is told of and called again", async () => {
  const reasons: string[] = [];
  const observer = { ...silentChainObserver, headFailed: (event: { reason: string }) => reasons.push(event.reason) };
  const listeners = createHeadListeners({ network: "sandbox", observer });
  listeners.add(async ({ number }) => {
    throw new Error(`failed at ${number}`);
  });
  listeners.deliver(head(1));
  listeners.deliver(head(2));
  await settled();
  expect(reasons).toEqual(["failed at 1", "failed at 2"]);
});
