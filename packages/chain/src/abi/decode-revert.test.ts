import { AbiCoder } from "ethers";
import fc from "fast-check";
import { decodeRevert } from "./decode-revert";

const encode = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]).slice(2);

test("a known error by its name", () => expect(decodeRevert("0x756688fe")).toBe("InvalidNonce"));

test("Error(string) gives its text, without parts that a log must not contain", () => {
  expect(decodeRevert(`0x08c379a0${encode("string", "TRANSFER_FROM_FAILED")}`)).toBe("TRANSFER_FROM_FAILED");
  expect(decodeRevert(`0x08c379a0${encode("string", "look\nat https://evil.example/x")}`)).toBe("look at [url]");
});

test("a panic with its code", () => expect(decodeRevert(`0x4e487b71${encode("uint256", 17n)}`)).toBe("Panic(0x11)"));

test("an unknown error gives its selector, an empty revert gives `reverted`", () => {
  expect(decodeRevert("0xdeadbeef00")).toBe("0xdeadbeef");
  expect(decodeRevert("0x")).toBe("reverted");
});

test("any bytes give a name", () => {
  const bytes = fc.uint8Array({ maxLength: 120 }).map((each) => Buffer.from(each).toString("hex"));
  fc.assert(
    fc.property(fc.constantFrom("", "08c379a0", "4e487b71"), bytes, (selector, data) => {
      expect(decodeRevert(`0x${selector}${data}`).length).toBeGreaterThan(0);
    }),
  );
});
