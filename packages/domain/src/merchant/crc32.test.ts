import { crc32Base62 } from "./crc32";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function numberFrom(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);
}

describe("crc32Base62", () => {
  it.each([
    // The check value of CRC-32/ISO-HDLC, and values of well-known texts.
    ["123456789", 0xcbf43926],
    ["", 0],
    ["a", 0xe8b7be43],
    ["The quick brown fox jumps over the lazy dog", 0x414fa339],
  ])("of %j is the CRC32, in base62", (text, expected) => {
    const digits = crc32Base62(text, 6);
    expect(digits).toHaveLength(6);
    expect(numberFrom(digits)).toBe(expected);
  });

  it("pads with zeros on the left", () => {
    expect(crc32Base62("", 6)).toBe("000000");
  });
});
