import { readSettings } from "@lunas/runtime/env";
import { until } from "@lunas/testkit/time/until";
import { settings } from "./config";
import { keepMonths } from "./keep-months";
import type { DispatcherObserver } from "./observe";

const nowMs = 1_800_000_000_000;

/** One step of the part; answers what it asked for and what it reported. */
async function stepWith(historyMonths: number, drop: () => Promise<readonly string[]> = async () => []) {
  const calls: unknown[] = [];
  const reported: unknown[] = [];
  const months = {
    make: async (ahead: number) => {
      calls.push(["make", ahead]);
      return ["events_2027_03"];
    },
    dropWebhooks: async (olderThanMs: number) => {
      calls.push(["webhooks", olderThanMs]);
      return drop();
    },
    dropAttempts: async (keep: number) => {
      calls.push(["attempts", keep]);
      return ["attempts_2025_01"];
    },
  };
  const observe = {
    monthsChanged: (...what: unknown[]) => void reported.push(what),
    fault: (during: string) => void reported.push([during]),
  } as unknown as DispatcherObserver;
  const part = keepMonths({ months, clock: { now: () => nowMs }, historyMonths }, observe);
  await part.start?.();
  await until(() => calls.length > 1);
  await part.stop?.();
  return { calls, reported };
}

test("months are made ahead, and events are dropped after 90 days; attempts stay by default", async () => {
  const { calls, reported } = await stepWith(0);
  expect(calls).toEqual([
    ["make", 2],
    ["webhooks", nowMs - 90 * 86_400_000],
  ]);
  expect(reported).toEqual([["made", ["events_2027_03"]]]);
});

test("with HISTORY_MONTHS old attempts are dropped, too", async () => {
  const { calls, reported } = await stepWith(12, async () => ["events_2026_09"]);
  expect(calls.at(-1)).toEqual(["attempts", 12]);
  expect(reported.at(-1)).toEqual(["dropped", ["events_2026_09", "attempts_2025_01"]]);
});

test("a fault is reported, and what was made before it, too", async () => {
  const { reported } = await stepWith(0, () => Promise.reject(new Error("away")));
  expect(reported).toEqual([["made", ["events_2027_03"]], ["months"]]);
});

const required = { DATABASE_URL: "postgresql://a", REDIS_URL: "redis://a", ENCRYPTION_KEYS: `k:${"A".repeat(43)}=` };

test.each([
  ["", 0],
  ["0", 0],
  ["3", 3],
  ["1200", 1_200],
])("HISTORY_MONTHS=%j is accepted", (given, months) => {
  expect(readSettings(settings, { ...required, HISTORY_MONTHS: given }).historyMonths).toBe(months);
});

test.each(["1", "2", "-3", "1201", "3.5", "ever"])("HISTORY_MONTHS=%s is refused at the start", (given) => {
  expect(() => readSettings(settings, { ...required, HISTORY_MONTHS: given })).toThrow(/HISTORY_MONTHS must be 0/);
});
