import { bytesWords, lengthWord, word } from "./abi-word";

test("encodes a length as a word", () => {
  for (const length of [0, 1, 255, 65_536]) expect(lengthWord(length)).toBe(word(BigInt(length)));
});

test.each([-1, 0.5, Number.NaN, 2 ** 60])("%p is no length", (value) => {
  expect(() => lengthWord(value)).toThrow(RangeError);
});

test("half a byte is not a length", () => {
  expect(() => bytesWords("0xabc")).toThrow(RangeError);
});
