import { manualClock } from "@lunas/testkit/time/manual-clock";
import type { DeliveryId, EventId } from "../shared/id";
import { type DeliverDeps, deliver } from "./deliver";
import type { AttemptResult, Delivery } from "./delivery";
import type { Event } from "./event";
import type { DeliveryVerdict, DueDelivery } from "./ports";
import { retryDelaysMs } from "./retry-schedule";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** An endpoint and its deliveries over days and weeks: a store in memory, a clock that jumps from job to job. */
interface ScheduleOptions {
  readonly random?: number;
  readonly statusOf?: (afterMs: number) => number;
  readonly retryAfterMs?: number | null;
}

function fixture({ random = 0.5, statusOf = () => 500, retryAfterMs = null }: ScheduleOptions = {}) {
  const clock = manualClock();
  const startMs = clock.now();
  const rows = new Map<string, { delivery: Delivery; createdAtMs: number }>();
  const jobs: { id: DeliveryId; atMs: number }[] = [];
  const attempts: { id: string; atMs: number }[] = [];
  const endpoint = { failingSinceMs: null as number | null, disabledAtMs: null as number | null };

  const change = (id: string, over: Partial<Delivery>) => {
    const row = rows.get(id);
    if (row !== undefined) row.delivery = { ...row.delivery, ...over };
  };
  const claim = async (id: string): Promise<DueDelivery | null> => {
    const row = rows.get(id);
    if (row === undefined || row.delivery.status !== "pending") return null;
    const event: Event = {
      id: row.delivery.eventId,
      type: "payment.confirmed",
      merchantId: "mer_1",
      environment: "sandbox",
      paymentId: null,
      occurredAtMs: row.createdAtMs,
    };
    const payTo = "0x0000000000000000000000000000000000000001";
    const { failingSinceMs } = endpoint;
    return { delivery: row.delivery, event, payment: null, payTo, secrets: ["whsec_1"], failingSinceMs };
  };
  const record = async (id: string, attempt: AttemptResult, verdict: DeliveryVerdict) => {
    const made = (rows.get(id)?.delivery.attempts ?? 0) + 1;
    if (verdict.kind === "delivered") endpoint.failingSinceMs = null;
    else endpoint.failingSinceMs ??= attempt.startedAtMs;
    const status = (
      { delivered: "delivered", retry: "pending", exhausted: "failed", disable_endpoint: "failed" } as const
    )[verdict.kind];
    change(id, { attempts: made, status });
    if (verdict.kind !== "disable_endpoint") return;
    endpoint.disabledAtMs = clock.now();
    for (const [each, { delivery }] of rows) if (delivery.status === "pending") change(each, { status: "failed" });
  };
  const deps: DeliverDeps = {
    store: { claim, record },
    queue: { enqueue: async (queued) => void jobs.push(...queued) },
    poster: {
      post: async () => ({
        ...{ startedAtMs: clock.now(), durationMs: 0, statusCode: statusOf(clock.now() - startMs) },
        ...{ responseExcerpt: null, error: null, retryAfterMs },
      }),
    },
    clock,
    random: () => random,
    encode: () => "{}",
    sign: () => ({}),
    leaseMs: 30_000,
  };
  return {
    clock,
    endpoint,
    statusOfDelivery: (id: string) => rows.get(id)?.delivery.status,
    /** Milliseconds after the first attempt, for each attempt. */
    timesOf: (id: string) => attempts.filter((each) => each.id === id).map(({ atMs }) => atMs - startMs),
    happens(name: string, atMs = clock.now() - startMs) {
      const id: DeliveryId = `dlv_${name}`;
      const eventId: EventId = `evt_${name}`;
      const delivery = { id, eventId, merchantId: "mer_1", url: "https://shop.example", status: "pending" } as const;
      const counts = { attempts: 0, scheduleFrom: 0, nextAttemptAtMs: null };
      rows.set(id, { delivery: { ...delivery, ...counts }, createdAtMs: startMs + atMs });
      jobs.push({ id, atMs: startMs + atMs });
    },
    /** Runs all enqueued attempts until then, each at its time. */
    async until(ms: number) {
      for (;;) {
        jobs.sort((one, other) => one.atMs - other.atMs);
        const [next] = jobs;
        if (next === undefined || next.atMs > startMs + ms) break;
        jobs.shift();
        clock.advance(Math.max(0, next.atMs - clock.now()));
        if ((await deliver(deps, next.id)) !== null) attempts.push({ id: next.id, atMs: clock.now() });
      }
      clock.advance(startMs + ms - clock.now());
    },
  };
}

const cumulative = (factor: number) => {
  const times = [0];
  for (const delayMs of retryDelaysMs) times.push((times.at(-1) ?? 0) + Math.round(delayMs * factor));
  return times;
};

describe("the whole schedule", () => {
  it.each([
    ["earliest", 0, 0.9],
    ["as written", 0.5, 1],
    ["latest", 1, 1.1],
  ])("makes eleven attempts at their exact times, %s", async (_name, random, factor) => {
    const { happens, until, timesOf, statusOfDelivery, endpoint } = fixture({ random });
    happens("one");
    await until(30 * dayMs);
    expect(timesOf("dlv_one")).toEqual(cumulative(factor));
    expect(timesOf("dlv_one")).toHaveLength(11);
    expect(statusOfDelivery("dlv_one")).toBe("failed");
    // 3.15 days of failures are less than five.
    expect(endpoint.disabledAtMs).toBeNull();
  });

  it("is 5 s, 30 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h", () => {
    const hours = [2, 5, 10, 14, 20, 24].map((each) => each * hourMs);
    expect(retryDelaysMs).toEqual([5_000, 30_000, 300_000, 1_800_000, ...hours]);
  });

  it("waits as long as the endpoint asks, a day at most", async () => {
    const { happens, until, timesOf } = fixture({ retryAfterMs: 40 * hourMs });
    happens("one");
    await until(30 * dayMs);
    expect(timesOf("dlv_one")).toEqual(Array.from({ length: 6 }, (_, index) => index * 24 * hourMs));
  });

  it("ends with the fifth day of failures, at the next attempt", async () => {
    const { happens, until, timesOf, endpoint, clock } = fixture();
    const startMs = clock.now();
    happens("one", 0);
    happens("two", 4.9 * dayMs);
    await until(4.99 * dayMs);
    expect(endpoint.disabledAtMs).toBeNull();
    await until(30 * dayMs);
    // Attempts at 4.9 days and 5 s, 35 s, 335 s, 2135 s, 9335 s after it: only the last is past five days (8640 s).
    const last = timesOf("dlv_two").at(-1) ?? 0;
    expect(last).toBeGreaterThanOrEqual(5 * dayMs);
    expect(timesOf("dlv_two").filter((ms) => ms >= 5 * dayMs)).toEqual([last]);
    expect((endpoint.disabledAtMs ?? 0) - startMs).toBe(last);
  });

  it("retries the rare delivery of a small shop, whose endpoint fails for two minutes a month after its last failure", async () => {
    const monthMs = 30 * dayMs;
    const fails = (ms: number) => ms < 4 * dayMs || (ms >= monthMs && ms < monthMs + 120_000);
    const { happens, until, statusOfDelivery, endpoint } = fixture({ statusOf: (ms) => (fails(ms) ? 500 : 200) });
    happens("one", 0);
    happens("two", monthMs);
    await until(60 * dayMs);
    expect([statusOfDelivery("dlv_one"), statusOfDelivery("dlv_two")]).toEqual(["failed", "delivered"]);
    expect(endpoint).toEqual({ failingSinceMs: null, disabledAtMs: null });
  });

  it("starts with a clean record after a success, and after it was enabled again", async () => {
    const heals = fixture({ statusOf: (ms) => (ms < 3 * dayMs ? 500 : 200) });
    heals.happens("one");
    await heals.until(30 * dayMs);
    expect(heals.statusOfDelivery("dlv_one")).toBe("delivered");
    expect(heals.endpoint.failingSinceMs).toBeNull();

    const again = fixture({ statusOf: (ms) => (ms < dayMs ? 410 : 500) });
    again.happens("one");
    again.happens("waits", 10 * dayMs);
    await again.until(dayMs);
    expect([again.endpoint.disabledAtMs !== null, again.statusOfDelivery("dlv_waits")]).toEqual([true, "failed"]);
    // The effect of setting the URL again.
    again.endpoint.disabledAtMs = null;
    again.endpoint.failingSinceMs = null;
    again.happens("two");
    await again.until(30 * dayMs);
    expect(again.timesOf("dlv_two")).toHaveLength(11);
    expect(again.endpoint.disabledAtMs).toBeNull();
  });
});
