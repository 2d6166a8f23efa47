import { isPublishedSecret } from "./published-secret";

const random = "0x9f2c4b7a1d3e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8";
const base64 = Buffer.from(random.slice(2), "hex").toString("base64");
const anvils = "0xAC0974BEC39A17E36BA4A6B4D238FF944BACB478CBED5EFCAE784D7BF4F2FF80";

it.each<[string, string, string | undefined]>([
  ["the example", "something-of-ours", "something-of-ours"],
  ["the example under another name", `prod:${Buffer.alloc(32).toString("base64")}`, undefined],
  ["the example among others", `new:${base64},k1:abc`, "k1:abc"],
  ["one byte over and over", `0x${"11".repeat(32)}`, undefined],
  ["without its prefix", "11".repeat(32), undefined],
  ["one among others", `${random},0x${"22".repeat(32)}`, undefined],
  ["a development node's key, in capitals", anvils, undefined],
  ["a development node's key as base64", `k:${Buffer.from(anvils.slice(2), "hex").toString("base64")}`, undefined],
  ["a development node's words", `  ${"Test ".repeat(11)} junk\n`, undefined],
])("%s is published", (_case, given, example) => {
  expect(isPublishedSecret(given, example)).toBe(true);
});

it.each<[string, string, string | undefined]>([
  ["a key", random, `0x${"11".repeat(32)}`],
  ["keys with names", `k1:${base64},k0:${base64}`, `k1:${Buffer.alloc(32).toString("base64")}`],
  ["words", "legal winner thank year wave sausage worth useful legal winner thank yellow", undefined],
  ["a text", "correct horse battery staple", undefined],
])("%s is not public", (_case, given, example) => {
  expect(isPublishedSecret(given, example)).toBe(false);
});
