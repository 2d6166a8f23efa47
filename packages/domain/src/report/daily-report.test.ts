import { isRefusal } from "../shared/refusal";
import { dailyReport } from "./daily-report";
import { exportFilter } from "./export-payments";
import { dayOf, daysBetween, startOfDay } from "./jakarta-days";

const nowMs = Date.parse("2026-11-22T18:30:00Z");
const scope = { merchantId: "mer_1", environment: "sandbox" } as const;
const empty = { reports: { dailySums: async () => [] }, channels: { chargeSums: async () => [] } };

test("a day begins at midnight in Jakarta", () => {
  expect(new Date(startOfDay("2026-11-22")).toISOString()).toBe("2026-11-21T17:00:00.000Z");
  expect([dayOf(startOfDay("2026-11-22")), dayOf(startOfDay("2026-11-22") - 1)]).toEqual(["2026-11-22", "2026-11-21"]);
  expect(daysBetween("2028-02-28", "2028-03-01")).toEqual(["2028-02-28", "2028-02-29", "2028-03-01"]);
});

test("without a period: the thirty days until today in Jakarta, where it may be tomorrow already", async () => {
  const report = await dailyReport(empty, { ...scope, from: undefined, to: undefined }, nowMs);
  if (isRefusal(report)) throw new Error(report.message);
  expect([report.from, report.to, report.days.length]).toEqual(["2026-10-25", "2026-11-23", 30]);
  expect(report.total).toMatchObject({ count: 0, gross: 0n, refunded: 0n, uniquePayers: 0 });
});

test("charges of channels stand beside the payments of their day, and of the whole period", async () => {
  const chargeSums = async () => [
    { day: "2026-11-22", count: 2, amount: 30n },
    { day: null, count: 2, amount: 30n },
  ];
  const report = await dailyReport(
    { ...empty, channels: { chargeSums } },
    { ...scope, from: "2026-11-21", to: "2026-11-22" },
    nowMs,
  );
  if (isRefusal(report)) throw new Error(report.message);
  expect(report.days.map(({ day, count, charges }) => [day, count, charges])).toEqual([
    ["2026-11-21", 0, { count: 0, amount: 0n }],
    ["2026-11-22", 0, { count: 2, amount: 30n }],
  ]);
  expect(report.total).toEqual({
    ...{ day: null, count: 0, gross: 0n, refunded: 0n, uniquePayers: 0 },
    charges: { count: 2, amount: 30n },
  });
});

test.each([
  ["2026-11-23", "2026-11-22", "must not be after `to`"],
  ["2025-11-21", "2026-11-22", "must be at most 365 days before `to`"],
])("the period from %s to %s is refused", async (from, to, problem) => {
  const refused = await dailyReport(empty, { ...scope, from, to }, nowMs);
  expect(isRefusal(refused) && refused.details).toEqual({ from: problem });
  const longest = await dailyReport(empty, { ...scope, from: "2025-11-22", to: "2026-11-22" }, nowMs);
  expect(isRefusal(longest)).toBe(false);
});

test.each(["0001-01-02", "0001-01-10", "0001-01-30"])(
  "the default period until %s does not begin in the year 0",
  async (to) => {
    expect(await dailyReport(empty, { ...scope, from: undefined, to }, nowMs)).toMatchObject({
      from: "0001-01-02",
      to,
    });
  },
);

describe("an export's period", () => {
  const all = { status: null, payer: null, chainId: null, linkId: null, resource: null, sinceMs: null, untilMs: null };
  const dayMs = 86_400_000;

  test("without since and until: the 366 days until now, now included", () => {
    expect(exportFilter(all, nowMs)).toEqual({ ...all, sinceMs: nowMs + 1 - 366 * dayMs, untilMs: nowMs + 1 });
  });

  test("a period never begins in the year 0", () => {
    const untilMs = Date.parse("0001-01-01T00:00:00Z");
    expect(exportFilter({ ...all, untilMs }, nowMs)).toMatchObject({ sinceMs: untilMs, untilMs });
  });

  test("366 days pass, and a millisecond more is refused", () => {
    const untilMs = nowMs - dayMs;
    expect(isRefusal(exportFilter({ ...all, sinceMs: untilMs - 366 * dayMs, untilMs }, nowMs))).toBe(false);
    const refused = exportFilter({ ...all, sinceMs: untilMs - 366 * dayMs - 1, untilMs }, nowMs);
    expect(isRefusal(refused) && Object.keys(refused.details)).toEqual(["since"]);
    expect(isRefusal(exportFilter({ ...all, sinceMs: 0 }, nowMs))).toBe(true);
  });
});
