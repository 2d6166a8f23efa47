import { aDelivery, anEvent } from "@lunas/testkit/build/a-delivery";
import type { AttemptResult } from "./delivery";
import type { EventType } from "./event-types";
import { judgeAttempt } from "./verdict";

const nowMs = 1_800_000_000_000;
const dayMs = 86_400_000;
const moment = { nowMs, random: () => 0.5 };

const attempt = (over: Partial<AttemptResult> = {}): AttemptResult => ({
  startedAtMs: nowMs - 100,
  durationMs: 100,
  statusCode: 500,
  responseExcerpt: null,
  error: null,
  retryAfterMs: null,
  ...over,
});

const due = (attempts = 0, failingSinceMs: number | null = null, type: EventType = "payment.confirmed") => ({
  failingSinceMs,
  event: anEvent({ type, occurredAtMs: nowMs }),
  delivery: aDelivery({ attempts, nextAttemptAtMs: nowMs }),
});

describe("judgeAttempt", () => {
  it.each([200, 201, 204, 299])("treats %i as delivered", (statusCode) => {
    expect(judgeAttempt(attempt({ statusCode }), due(), moment)).toEqual({ kind: "delivered" });
  });

  it.each([null, 301, 302, 307, 400, 404, 429, 500, 503])("tries again after %s", (statusCode) => {
    expect(judgeAttempt(attempt({ statusCode }), due(), moment)).toEqual({ kind: "retry", atMs: nowMs + 5_000 });
  });

  it("includes this attempt when it selects the pause", () => {
    expect(judgeAttempt(attempt(), due(1), moment)).toEqual({ kind: "retry", atMs: nowMs + 30_000 });
  });

  it("respects Retry-After", () => {
    expect(judgeAttempt(attempt({ statusCode: 429, retryAfterMs: 90_000 }), due(), moment)).toEqual({
      kind: "retry",
      atMs: nowMs + 90_000,
    });
  });

  it("gives up after the eleventh attempt", () => {
    expect(judgeAttempt(attempt(), due(9), moment).kind).toBe("retry");
    expect(judgeAttempt(attempt(), due(10), moment)).toEqual({ kind: "exhausted" });
  });

  it("starts again after a redelivery", () => {
    const again = due(11);
    const delivery = { ...again.delivery, scheduleFrom: 11 };
    expect(judgeAttempt(attempt(), { ...again, delivery }, moment)).toEqual({ kind: "retry", atMs: nowMs + 5_000 });
  });

  it("starts again also where the redelivery was requested while an attempt ran whose process died", () => {
    const again = due(11);
    const delivery = { ...again.delivery, scheduleFrom: 12 };
    expect(judgeAttempt(attempt(), { ...again, delivery }, moment)).toEqual({ kind: "retry", atMs: nowMs + 5_000 });
  });

  it("tries a test once", () => {
    expect(judgeAttempt(attempt(), due(0, null, "webhook.test"), moment)).toEqual({ kind: "exhausted" });
  });

  it("disables the endpoint on 410", () => {
    expect(judgeAttempt(attempt({ statusCode: 410 }), due(), moment)).toEqual({ kind: "disable_endpoint" });
  });

  it("disables the endpoint after five days of failures, not before", () => {
    expect(judgeAttempt(attempt(), due(3, nowMs - 5 * dayMs + 1), moment).kind).toBe("retry");
    expect(judgeAttempt(attempt(), due(3, nowMs - 5 * dayMs), moment)).toEqual({ kind: "disable_endpoint" });
  });

  it.each([0, 1, 2])(
    "retries a delivery that failed %i times before, however old the endpoint's last failure",
    (attempts) => {
      expect(judgeAttempt(attempt(), due(attempts, nowMs - 90 * dayMs), moment).kind).toBe("retry");
    },
  );

  it("counts the retries since a redelivery", () => {
    const again = due(11, nowMs - 90 * dayMs);
    const restarted = (scheduleFrom: number) => ({ ...again, delivery: { ...again.delivery, scheduleFrom } });
    expect(judgeAttempt(attempt(), restarted(9), moment).kind).toBe("retry");
    expect(judgeAttempt(attempt(), restarted(8), moment)).toEqual({ kind: "disable_endpoint" });
  });

  it("disables no endpoint because of a test, which is tried once", () => {
    const test = due(0, nowMs - 90 * dayMs, "webhook.test");
    expect(judgeAttempt(attempt(), test, moment)).toEqual({ kind: "exhausted" });
  });

  it("delivers even on the day when it would be disabled", () => {
    expect(judgeAttempt(attempt({ statusCode: 200 }), due(3, nowMs - 9 * dayMs), moment)).toEqual({
      kind: "delivered",
    });
  });
});
