import { sinceOf } from "./since-of";

const now = new Date(2026, 10, 27, 17, 42).getTime();

test.each([
  ["today", new Date(2026, 10, 27)],
  ["week", new Date(2026, 10, 21)],
  ["month", new Date(2026, 9, 29)],
] as const)("%s begins with the first moment of its first day", (period, first) => {
  expect(sinceOf(period, now)).toBe(new Date(first.getTime() - 1).toISOString());
});

test("all charges have no beginning", () => {
  expect(sinceOf("all", now)).toBeUndefined();
});
