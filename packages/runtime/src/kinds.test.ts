import fc from "fast-check";
import {
  baseUnits,
  boolean,
  encryptionKeys,
  integer,
  listOf,
  port,
  privateKey,
  privateKeys,
  text,
  url,
  urlList,
} from "./kinds";

const key = Buffer.alloc(32, 7).toString("base64");

test.each([
  ["port", port, "65536"],
  ["port", port, "-1"],
  ["port", port, "80.0"],
  ["port", port, " 80"],
  ["boolean", boolean, "yes"],
  ["boolean", boolean, "toString"],
  ["base units", baseUnits, "-1"],
  ["base units", baseUnits, "1.5"],
  ["base units", baseUnits, "1e18"],
  ["base units", baseUnits, "0x10"],
  ["url", url("https"), "http://a.example"],
  ["url", url("https"), "a.example"],
  ["url list", urlList("https"), "https://a.example,"],
  ["url list", urlList("https"), "https://a.example,https://a.example"],
  ["private key", privateKey, `0x${"0".repeat(63)}`],
  ["private keys, one twice in another spelling", privateKeys, `0x${"a".repeat(64)},${"A".repeat(64)}`],
  ["encryption keys, too short", encryptionKeys, "k1:AAAA"],
  ["encryption keys, an id twice", encryptionKeys, `k1:${key},k1:${key.replace("B", "C")}`],
])("%s refuses %#", (_, kind, given) => {
  expect(kind.parse(given)).toBeUndefined();
});

test("encryption keys come in order, as bytes", () => {
  const read = encryptionKeys.parse(`new:${key}, old:${Buffer.alloc(32, 8).toString("base64")}`);
  expect(read?.map(({ id, key: bytes }) => [id, bytes.length, bytes[0]])).toEqual([
    ["new", 32, 7],
    ["old", 32, 8],
  ]);
});

test("private keys are read with and without 0x", () => {
  expect(privateKeys.parse(`${"A".repeat(64)},0x${"b".repeat(64)}`)).toEqual([
    `0x${"a".repeat(64)}`,
    `0x${"b".repeat(64)}`,
  ]);
});

test("lists are trimmed", () => {
  expect(listOf(text, "texts").parse("a , b")).toEqual(["a", "b"]);
});

test("every integer within its bounds is read back, every other one is refused", () => {
  const kind = integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 100 }), (value) => {
      expect(kind.parse(String(value))).toBe(Math.abs(value) <= 50 ? value : undefined);
    }),
  );
});

test("every uint256 is read back", () => {
  fc.assert(fc.property(fc.bigInt(0n, 2n ** 256n - 1n), (value) => expect(baseUnits.parse(String(value))).toBe(value)));
});
