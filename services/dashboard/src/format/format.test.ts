import { ago, duration, shortHash } from "./time";

test.each([
  [0, "0 ms"],
  [999, "999 ms"],
  [1_240, "1.2 s"],
  [59_000, "59.0 s"],
  [180_000, "3 min"],
  [5_400_000, "1.5 h"],
])("%i ms is told as %s", (ms, reported) => {
  expect(duration(ms)).toBe(reported);
});

const now = Date.parse("2026-11-22T10:00:00Z");
test.each([
  ["2026-11-22T09:59:30Z", "30 seconds ago", "30 detik yang lalu"],
  ["2026-11-22T09:00:00Z", "1 hour ago", "1 jam yang lalu"],
  ["2026-11-21T10:00:00Z", "yesterday", "kemarin"],
  ["2026-11-22T10:00:05Z", "now", "sekarang"],
])("%s was %s", (iso, english, indonesian) => {
  expect(ago(iso, now, "en")).toBe(english);
  expect(ago(iso, now, "id")).toBe(indonesian);
});

test("a hash is shortened, a short text is not", () => {
  expect(shortHash(`0x${"ab".repeat(32)}`)).toBe("0xabab…abab");
  expect(shortHash("pay_1")).toBe("pay_1");
});
