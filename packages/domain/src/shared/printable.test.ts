import fc from "fast-check";
import { printable } from "./printable";

test.each([
  [
    "an ordinary user agent",
    "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101",
    "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101",
  ],
  ["escape codes of a terminal", "a\u001b[2Jb\u009b31m", "a\uFFFD[2Jb\uFFFD31m"],
  ["line ends and U+0000", "a\r\nb\u0000c\u2028", "a\uFFFD\uFFFDb\uFFFDc\uFFFD"],
  ["reversed lines", "a\u202Eb\u2066c", "a\uFFFDb\uFFFDc"],
  ["half of a surrogate pair", "a\ud83d", "a\uFFFD"],
  ["letters of every script", "Kedai é 咖啡 ☕ 😀", "Kedai é 咖啡 ☕ 😀"],
])("%s", (_what, given, kept) => {
  expect(printable(given, 512)).toBe(kept);
});

test("a megabyte is cut, never in the middle of a character", () => {
  expect(printable("x".repeat(1_048_576), 512)).toBe("x".repeat(512));
  expect(printable("😀".repeat(600), 512)).toBe("😀".repeat(512));
});

test("nothing unprintable is kept", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (text) => {
      const kept = printable(text, 512);
      return [...kept].length <= 512 && !/[\p{Cc}\p{Cs}\u2028-\u202E]/u.test(kept);
    }),
  );
});
