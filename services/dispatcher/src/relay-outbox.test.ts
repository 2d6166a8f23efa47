import type { DeliveryId, MerchantId } from "@lunas/domain/shared/id";
import { createMetrics } from "@lunas/runtime/metrics";
import { silentLogger } from "@lunas/runtime/silent-logger";
import { createObserver } from "./observe";
import { relayOutbox } from "./relay-outbox";

const observe = createObserver({ logger: silentLogger, metrics: createMetrics("dispatcher") });

/** A relay over an outbox that has so many events at each look. */
function relaying(events: readonly number[]) {
  const polls: number[] = [];
  const queued: number[] = [];
  const fanOut = async (limit: number) => {
    const made = Math.min(limit, events[polls.length] ?? 0);
    polls.push(made);
    const one = { id: "dlv_1" as DeliveryId, merchantId: "mer_1" as MerchantId };
    return Array.from({ length: made }, () => one);
  };
  const enqueue = async (jobs: readonly unknown[]) => void queued.push(jobs.length);
  const part = relayOutbox({ store: { fanOut }, queue: { enqueue }, clock: { now: Date.now } }, observe);
  return { part, polls, queued };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("waits after a step with a few events, so that the next has more of them", async () => {
  const { part, polls, queued } = relaying([3, 4]);
  await part.start?.();
  await jest.advanceTimersByTimeAsync(199);
  expect({ polls, queued }).toEqual({ polls: [3], queued: [3] });
  await jest.advanceTimersByTimeAsync(1);
  expect({ polls, queued }).toEqual({ polls: [3, 4], queued: [3, 4] });
  await part.stop?.();
});

it("takes a backlog in one step, of ten batches at most", async () => {
  const { part, polls } = relaying([500, 500, 20]);
  await part.start?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(polls).toEqual([500, 500, 20]);
  await part.stop?.();
  const endless = relaying(Array.from({ length: 30 }, () => 500));
  await endless.part.start?.();
  await jest.advanceTimersByTimeAsync(199);
  expect(endless.polls).toHaveLength(10);
  await endless.part.stop?.();
});
