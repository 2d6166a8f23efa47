import { bytesWords, lengthWord, word } from "./word";

test("a length as a word of its number", () => {
  for (const length of [0, 1, 255, 65_536]) expect(lengthWord(length)).toBe(word(BigInt(length)));
});

test.each([-1, 0.5, Number.NaN, 2 ** 60])("%p is no length", (value) => {
  expect(() => lengthWord(value)).toThrow(RangeError);
});

test("half a byte is none", () => {
  expect(() => bytesWords("0xabc")).toThrow(RangeError);
});
