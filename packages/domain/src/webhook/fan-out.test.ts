import { enqueueDue } from "./enqueue-due";
import { fanOut } from "./fan-out";

const clock = { now: () => 5_000 };

function recordingQueue() {
  const queued: unknown[] = [];
  return { queued, queue: { enqueue: async (deliveries: readonly unknown[]) => void queued.push(...deliveries) } };
}

describe("fanOut", () => {
  it("enqueues every new delivery at once", async () => {
    const { queued, queue } = recordingQueue();
    const store = {
      fanOut: async (limit: number) => [{ id: "dlv_1", merchantId: "mer_1" } as const].slice(0, limit),
    };
    await expect(fanOut({ store, queue, clock }, 100)).resolves.toBe(1);
    expect(queued).toEqual([{ id: "dlv_1", merchantId: "mer_1", attempt: 1, atMs: 5_000 }]);
  });

  it("does not use the queue without new events", async () => {
    const queue = { enqueue: () => Promise.reject(new Error("must not be called")) };
    await expect(fanOut({ store: { fanOut: async () => [] }, queue, clock }, 100)).resolves.toBe(0);
  });
});

describe("enqueueDue", () => {
  it("enqueues lost deliveries under a number of their own", async () => {
    const { queued, queue } = recordingQueue();
    const store = { due: async () => [{ id: "dlv_9", merchantId: "mer_1", dueAtMs: 4_000 } as const] };
    await expect(enqueueDue({ store, queue }, 100)).resolves.toBe(1);
    expect(queued).toEqual([{ id: "dlv_9", merchantId: "mer_1", attempt: 0, atMs: 4_000 }]);
  });
});
