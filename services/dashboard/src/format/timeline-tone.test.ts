import { timelineTone } from "./timeline-tone";

test.each([
  ["confirmed", undefined, "good"],
  ["failed", undefined, "bad"],
  ["replaced", undefined, "warn"],
  ["received", undefined, "plain"],
  ["webhook", 204, "plain"],
  ["webhook", 302, "bad"],
  ["webhook", 500, "bad"],
  ["webhook", null, "bad"],
])("%s with the status %p is %s", (stage, status, tone) => {
  expect(timelineTone(stage, status)).toBe(tone);
});
