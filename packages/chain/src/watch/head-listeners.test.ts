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

/** Runs all pending work that waits only for its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A listener that is busy with head 0 until it is released. */
function busyWith0(seen: number[]) {
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  const listener = async ({ number }: Head) => {
    seen.push(number);
    if (number === 0) await busy;
  };
  return { listener, free: () => free() };
}

test("a listener that is behind gets the newest head, with the passed-over ones", async () => {
  const listeners = createHeadListeners({ network: "sandbox", observer: silentChainObserver });
  const seen: number[] = [];
  const prompt: number[] = [];
  const { listener, free } = busyWith0(seen);
  listeners.add(listener);
  listeners.add(async ({ number }) => void prompt.push(number));
  const heads = [0, 1, 2, 3, 4, 5].map(head);
  for (const each of heads.slice(0, 5)) {
    listeners.deliver(each);
    await settled();
  }
  free();
  await settled();
  for (const each of heads.slice(5)) listeners.deliver(each);
  await settled();
  expect(seen).toEqual([0, 4, 5]);
  expect(prompt).toEqual([0, 1, 2, 3, 4, 5]);
  expect(heads.map((each) => listeners.passedOver(each).map(({ number }) => number))).toEqual([
    [],
    [],
    [],
    [],
    [1, 2, 3],
    [],
  ]);
});

test("above the backlog limit the oldest heads are dropped, and that is reported", async () => {
  const jumps: number[] = [];
  const observer = {
    ...silentChainObserver,
    headsJumped: (event: { fromNumber: number }) => jumps.push(event.fromNumber),
  };
  const listeners = createHeadListeners({ network: "sandbox", observer });
  const seen: number[] = [];
  const { listener, free } = busyWith0(seen);
  listeners.add(listener);
  const heads = Array.from({ length: 259 }, (_none, number) => head(number));
  for (const each of heads) listeners.deliver(each);
  free();
  await settled();
  expect(jumps).toEqual([1, 2]);
  expect(seen).toEqual([0, 258]);
  expect(listeners.passedOver(heads[258] as Head).map(({ number }) => number)).toEqual(
    Array.from({ length: 255 }, (_none, index) => index + 3),
  );
});

test("a removed listener is not called, not even for waiting heads", async () => {
  const listeners = createHeadListeners({ network: "sandbox", observer: silentChainObserver });
  const seen: number[] = [];
  const end = listeners.add(async ({ number }) => void seen.push(number));
  for (const number of [1, 2, 3]) listeners.deliver(head(number));
  end();
  listeners.deliver(head(4));
  await settled();
  expect(seen).toEqual([1]);
});

test("a listener that throws is reported and called again", async () => {
  const reasons: string[] = [];
  const observer = { ...silentChainObserver, headFailed: (event: { reason: string }) => reasons.push(event.reason) };
  const listeners = createHeadListeners({ network: "sandbox", observer });
  listeners.add(async ({ number }) => {
    throw new Error(`failed at ${number}`);
  });
  for (const number of [1, 2]) {
    listeners.deliver(head(number));
    await settled();
  }
  expect(reasons).toEqual(["failed at 1", "failed at 2"]);
});
