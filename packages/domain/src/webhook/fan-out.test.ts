import { fanOut } from "./fan-out";
import { ringDue } from "./ring-due";

const clock = { now: () => 5_000 };

function ringer() {
  const rung: unknown[] = [];
  return { rung, queue: { ring: async (deliveries: readonly unknown[]) => void rung.push(...deliveries) } };
}

describe("fanOut", () => {
  it("enqueues every new delivery at once", async () => {
    const { rung, queue } = ringer();
    const store = {
      fanOut: async (limit: number) => [{ id: "dlv_1", merchantId: "mer_1" } as const].slice(0, limit),
    };
    await expect(fanOut({ store, queue, clock }, 100)).resolves.toBe(1);
    expect(rung).toEqual([{ id: "dlv_1", merchantId: "mer_1", attempt: 1, atMs: 5_000 }]);
  });

  it("does not use the queue without new events", async () => {
    const queue = { ring: () => Promise.reject(new Error("must not be called")) };
    await expect(fanOut({ store: { fanOut: async () => [] }, queue, clock }, 100)).resolves.toBe(0);
  });
});

describe("ringDue", () => {
  it("enqueues lost deliveries under a number of their own", async () => {
    const { rung, queue } = ringer();
    const store = { due: async () => [{ id: "dlv_9", merchantId: "mer_1", dueAtMs: 4_000 } as const] };
    await expect(ringDue({ store, queue }, 100)).resolves.toBe(1);
    expect(rung).toEqual([{ id: "dlv_9", merchantId: "mer_1", attempt: 0, atMs: 4_000 }]);
  });
});
