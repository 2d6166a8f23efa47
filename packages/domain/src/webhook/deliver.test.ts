import { aDelivery, anEvent } from "@lunas/testkit/build/a-delivery";
import { Unavailable } from "../shared/unavailable";
import { type DeliverDeps, deliver } from "./deliver";
import type { AttemptResult } from "./delivery";
import type { DeliveryVerdict, DueDelivery, PostedAttempt } from "./ports";

const nowMs = 1_800_000_000_500;

const due: DueDelivery = {
  delivery: aDelivery({ nextAttemptAtMs: nowMs }),
  event: anEvent({ occurredAtMs: nowMs - 50 }),
  payment: null,
  payTo: "0x0000000000000000000000000000000000000001",
  secrets: ["whsec_new", "whsec_old"],
  failingSinceMs: null,
};

function fixture(statusCode: number, claimed: DueDelivery | null = due) {
  const reported: unknown[] = [];
  const recorded: PostedAttempt[] = [];
  const result: AttemptResult = {
    startedAtMs: nowMs,
    durationMs: 20,
    statusCode,
    responseExcerpt: "",
    error: null,
    retryAfterMs: null,
  };
  const deps: DeliverDeps = {
    store: {
      claim: async (id, leaseMs) => {
        reported.push(["claim", id, leaseMs]);
        return claimed;
      },
      record: async (id: string, attempt: PostedAttempt, verdict: DeliveryVerdict) => {
        recorded.push(attempt);
        reported.push(["record", id, verdict.kind]);
      },
    },
    queue: { enqueue: async (deliveries) => void reported.push(["ring", ...deliveries]) },
    poster: {
      post: async (request) => {
        reported.push(["post", request]);
        return result;
      },
    },
    clock: { now: () => nowMs },
    random: () => 0.5,
    encode: ({ event }) => JSON.stringify({ id: event.id }),
    sign: ({ id, timestampSeconds, secrets }) => ({ "webhook-id": id, stamp: `${timestampSeconds} ${secrets.join()}` }),
    leaseMs: 30_000,
  };
  return { deps, reported, recorded };
}

describe("deliver", () => {
  it("claims, posts the signed body and records the success", async () => {
    const { deps, reported } = fixture(200);
    await deliver(deps, "dlv_1");
    expect(reported).toEqual([
      ["claim", "dlv_1", 30_000],
      [
        "post",
        {
          url: "https://shop.example/hook",
          headers: { "webhook-id": "evt_1", stamp: "1800000000 whsec_new,whsec_old" },
          body: '{"id":"evt_1"}',
        },
      ],
      ["record", "dlv_1", "delivered"],
    ]);
  });

  it("records a failure before it enqueues the next attempt", async () => {
    const { deps, reported } = fixture(500);
    const delivered = await deliver(deps, "dlv_1");
    expect(reported.slice(2)).toEqual([
      ["record", "dlv_1", "retry"],
      ["ring", { id: "dlv_1", merchantId: "mer_1", attempt: 2, atMs: nowMs + 5_000 }],
    ]);
    expect(delivered?.verdict).toEqual({ kind: "retry", atMs: nowMs + 5_000 });
  });

  it("records what the claim read of the endpoint, so that a verdict that is no longer true can be seen", async () => {
    const { deps, recorded } = fixture(500, { ...due, failingSinceMs: nowMs - 1 });
    await deliver(deps, "dlv_1");
    expect(recorded).toMatchObject([{ url: due.delivery.url, failingSinceMs: nowMs - 1 }]);
  });

  it("does nothing with a delivery that it cannot claim", async () => {
    const { deps, reported } = fixture(200, null);
    await expect(deliver(deps, "dlv_1")).resolves.toBeNull();
    expect(reported).toEqual([["claim", "dlv_1", 30_000]]);
  });

  it("has recorded everything when only the enqueuing fails", async () => {
    const { deps, reported } = fixture(500);
    const queue = { enqueue: () => Promise.reject(new Unavailable("queue", "away")) };
    await expect(deliver({ ...deps, queue }, "dlv_1")).rejects.toThrow(Unavailable);
    expect(reported.at(-1)).toEqual(["record", "dlv_1", "retry"]);
  });
});
