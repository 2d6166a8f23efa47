import { steadyClock, systemClock } from "./clock";

afterEach(() => jest.restoreAllMocks());

it("shows the wall clock's time until that is set", () => {
  const minuteMs = 60_000;
  expect(Math.abs(steadyClock.now() - systemClock.now())).toBeLessThan(minuteMs);
});

it("continues evenly when the wall clock is set", () => {
  const before = steadyClock.now();
  jest.spyOn(Date, "now").mockReturnValue(0);
  expect(systemClock.now()).toBe(0);
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before);
});
