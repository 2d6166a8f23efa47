import type { DeliveryId } from "@lunas/domain/shared/id";
import { Unavailable } from "@lunas/domain/shared/unavailable";
import { ringOrDeliver } from "./ring-or-deliver";

const nowMs = 1_000;
const delivery = (number: number, over: { atMs?: number; merchantId?: `mer_${string}` } = {}) => ({
  id: `dlv_${number}` as DeliveryId,
  merchantId: "mer_1" as const,
  attempt: 1,
  atMs: nowMs,
  ...over,
});

function stage(redisIsAway: boolean) {
  const delivered: string[] = [];
  const rung: string[] = [];
  const ends: (() => void)[] = [];
  const queue = ringOrDeliver({
    queue: {
      ring: async (deliveries) => {
        if (redisIsAway) throw new Error("away");
        rung.push(...deliveries.map(({ id }) => id));
      },
    },
    deliverNow: (id) => {
      delivered.push(id);
      return new Promise((resolve) => ends.push(resolve));
    },
    clock: { now: () => nowMs },
    maxAtOnce: 3,
    maxAtOncePerMerchant: 2,
  });
  return { queue, delivered, rung, ends };
}

describe("ringOrDeliver", () => {
  it("leaves everything to the queue while there is one", async () => {
    const { queue, delivered, rung } = stage(false);
    await queue.ring([delivery(1)]);
    expect({ delivered, rung }).toEqual({ delivered: [], rung: ["dlv_1"] });
  });

  it("delivers what is due when there is none, and says that there was none", async () => {
    const { queue, delivered } = stage(true);
    await expect(queue.ring([delivery(1), delivery(2, { atMs: nowMs + 1 })])).rejects.toThrow(Unavailable);
    expect(delivered).toEqual(["dlv_1"]);
  });

  it("keeps to its bounds, and to one attempt of a delivery at a time", async () => {
    const { queue, delivered, ends } = stage(true);
    const others = { merchantId: "mer_2" as const };
    const all = [delivery(1), delivery(1), delivery(2), delivery(3), delivery(4, others), delivery(5, others)];
    await queue.ring(all).catch(() => undefined);
    expect(delivered).toEqual(["dlv_1", "dlv_2", "dlv_4"]);
    for (const end of ends) end();
    await new Promise(setImmediate);
    await queue.ring([delivery(3), delivery(5, others)]).catch(() => undefined);
    expect(delivered.slice(3)).toEqual(["dlv_3", "dlv_5"]);
  });
});
