import { longestRetryAfterMs, retryDelayMs, retryDelaysMs } from "./retry-schedule";

const middle = () => 0.5;
const hourMs = 3_600_000;

describe("retryDelayMs", () => {
  it.each(retryDelaysMs.map((delayMs, index) => [index + 1, delayMs]))(
    "waits after attempt %i: %i ms",
    (attempts, delayMs) => {
      expect(retryDelayMs(attempts, null, middle)).toBe(delayMs);
    },
  );

  it("is exhausted after the eleventh attempt", () => {
    expect(retryDelayMs(11, null, middle)).toBeNull();
    expect(retryDelayMs(11, hourMs, middle)).toBeNull();
  });

  it("jitters by a tenth either way", () => {
    expect(retryDelayMs(1, null, () => 0)).toBe(4_500);
    expect(retryDelayMs(1, null, () => 1)).toBe(5_500);
  });

  it("respects a longer Retry-After, up to a day, and ignores a shorter one", () => {
    expect(retryDelayMs(1, 60_000, middle)).toBe(60_000);
    expect(retryDelayMs(3, 1_000, middle)).toBe(300_000);
    expect(retryDelayMs(1, 400 * hourMs, middle)).toBe(longestRetryAfterMs);
  });
});
