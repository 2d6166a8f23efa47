import fc from "fast-check";
import { type ApiKeyFamily, newApiKey, parseApiKey } from "./api-key";
import { crc32Base62 } from "./crc32";

const families: readonly [string, ApiKeyFamily][] = [
  ["ipk_sandbox_", { type: "secret", environment: "sandbox" }],
  ["ipk_live_", { type: "secret", environment: "production" }],
  ["ipk_pub_sandbox_", { type: "publishable", environment: "sandbox" }],
  ["ipk_pub_live_", { type: "publishable", environment: "production" }],
];

describe.each(families)("a key with the prefix %s", (prefix, family) => {
  it("is created and recognised", () => {
    const made = newApiKey(family);
    expect(made.key).toMatch(new RegExp(`^${prefix}[0-9A-Za-z]{38}$`));
    expect(made.prefix).toBe(made.key.slice(0, prefix.length + 6));
    expect(parseApiKey(made.key)).toEqual(family);
  });

  it("is unique", () => {
    expect(newApiKey(family).key).not.toBe(newApiKey(family).key);
  });

  it("contains the checksum of the text before it", () => {
    const body = "0123456789abcdefghijklmnopqrstuv";
    const key = `${prefix}${body}${crc32Base62(prefix + body, 6)}`;
    expect(parseApiKey(key)).toEqual(family);
    expect(parseApiKey(`${prefix}${body}${crc32Base62(body, 6)}`)).toBeNull();
  });
});

describe("parseApiKey", () => {
  const { key } = newApiKey({ type: "secret", environment: "sandbox" });

  it("detects one wrong character without I/O", () => {
    const place = fc.integer({ min: 0, max: key.length - 1 });
    const character = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-é ");
    fc.assert(
      fc.property(place, character, (at, other) => {
        fc.pre(key[at] !== other);
        expect(parseApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBeNull();
      }),
    );
  });

  it("distinguishes the families", () => {
    const body = key.slice("ipk_sandbox_".length);
    for (const [prefix] of families.slice(1)) expect(parseApiKey(prefix + body)).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["the prefix alone", "ipk_sandbox_"],
    ["a key that is too short", key.slice(0, -1)],
    ["a key that is too long", `${key}0`],
    ["a key with a space in front", ` ${key}`],
    ["an unknown family", `ipk_test_${key.slice("ipk_sandbox_".length)}`],
  ])("refuses %s", (_what, text) => {
    expect(parseApiKey(text)).toBeNull();
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => parseApiKey(text) === null));
  });
});
