import { createFineClock } from "./fine-clock";

test("has fractions of milliseconds, and follows the wall clock when that is set", () => {
  let wall = 1_000_000;
  let steady = 50.25;
  const now = createFineClock(
    () => Math.floor(wall),
    () => steady,
  );
  const pass = (ms: number) => {
    wall += ms;
    steady += ms;
  };
  expect(now()).toBe(1_000_000);
  pass(0.75);
  expect(now()).toBe(1_000_000.75);
  pass(10_000);
  expect(now()).toBe(1_010_000.75);
  wall += 3_600_000;
  expect(now()).toBeCloseTo(wall, -1);
  pass(0.5);
  expect(now() - wall).toBeLessThanOrEqual(1);
});
