import { ago, countdown, duration, number, percent, shortHash, shortTime } from "./time";

test.each([
  [0, "0 ms", "0 md"],
  [999, "999 ms", "999 md"],
  [1_240, "1.2 s", "1,2 dtk"],
  [59_000, "59.0 s", "59,0 dtk"],
  [180_000, "3 min", "3 mnt"],
  [5_400_000, "1.5 h", "1,5 jam"],
])("%i ms is shown as %s, in Indonesian as %s", (ms, english, indonesian) => {
  expect(duration(ms, "en")).toBe(english);
  expect(duration(ms, "id")).toBe(indonesian);
});

test("numbers and percent are in the notation of the language", () => {
  expect([number(1_234.5, "en", 1), number(1_234.5, "id", 1)]).toEqual(["1,234.5", "1.234,5"]);
  expect([percent(0.995, "en"), percent(0.995, "id"), percent(1, "id")]).toEqual([
    "99.5\u00a0%",
    "99,5\u00a0%",
    "100\u00a0%",
  ]);
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

test("a short time has its year where that is not the current one", () => {
  const shown = (iso: string, language: string) => shortTime(iso, language, now).includes(iso.slice(0, 4));
  expect([shown("2026-06-01T09:00:00Z", "en"), shown("2026-06-01T09:00:00Z", "id")]).toEqual([false, false]);
  expect([shown("2025-06-01T09:00:00Z", "en"), shown("2025-06-01T09:00:00Z", "id")]).toEqual([true, true]);
});

test.each([
  ["2026-11-22T10:00:00.001Z", "0:01"],
  ["2026-11-22T10:04:09Z", "4:09"],
  ["2026-11-22T11:04:09Z", "1:04:09"],
  ["2026-11-23T12:00:00Z", "26:00:00"],
  ["2026-11-22T10:00:00Z", null],
  ["2026-11-22T09:59:00Z", null],
])("until %s it is %p", (iso, left) => {
  expect(countdown(iso, now)).toBe(left);
});

test("a hash is shortened, a short text is not", () => {
  expect(shortHash(`0x${"ab".repeat(32)}`)).toBe("0xabab…abab");
  expect(shortHash("pay_1")).toBe("pay_1");
});
