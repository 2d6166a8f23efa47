import { createMac } from "./mac";

const keyOf = (byte: number) => ({ key: new Uint8Array(32).fill(byte) });
const text = "mer_1 of Lunas";

it("signs with the first key, and accepts signatures of every key", () => {
  const before = createMac([keyOf(1)], "sessions");
  const rotated = createMac([keyOf(2), keyOf(1)], "sessions");
  expect(before.sign(text)).toMatch(/^[0-9a-f]{32}$/);
  expect(rotated.isValid(text, before.sign(text))).toBe(true);
  expect(rotated.sign(text)).not.toBe(before.sign(text));
  expect(createMac([keyOf(2)], "sessions").isValid(text, before.sign(text))).toBe(false);
});

it("refuses a MAC of another text or for another purpose", () => {
  const sessions = createMac([keyOf(1)], "sessions");
  const mac = sessions.sign(text);
  expect(sessions.isValid(text, mac)).toBe(true);
  expect(sessions.isValid(`${text}.`, mac)).toBe(false);
  expect(createMac([keyOf(1)], "nonces").isValid(text, mac)).toBe(false);
});

it.each(["", "0", "g".repeat(32), "0".repeat(32), "0".repeat(64), "ABCDEF0123456789ABCDEF0123456789"])(
  "refuses %j",
  (mac) => {
    expect(createMac([keyOf(1)], "sessions").isValid(text, mac)).toBe(false);
  },
);

it("needs a key", () => {
  expect(() => createMac([], "sessions")).toThrow("no key");
});
