import { keccak256 as keccakInJavaScript } from "ethers";
import fc from "fast-check";
import { keccak256, keccakReady } from "./keccak256";

const ofAbc = "0x4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45";

test("gives the same hash before and after WebAssembly is ready", async () => {
  const early = keccak256(Buffer.from("abc"));
  await expect(keccakReady).resolves.toBe(true);
  expect([early, keccak256(Buffer.from("abc"))]).toEqual([ofAbc, ofAbc]);
});

test("gives the same hash as JavaScript, also around the length of a block", async () => {
  await keccakReady;
  for (let length = 0; length < 420; length += 1) {
    const bytes = Buffer.alloc(length, length);
    expect(keccak256(bytes)).toBe(keccakInJavaScript(bytes));
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100_000 }), fc.uint8Array({ maxLength: 300 }), (long, short) => {
      expect([keccak256(long), keccak256(short)]).toEqual([keccakInJavaScript(long), keccakInJavaScript(short)]);
    }),
    { numRuns: 50 },
  );
});

test("hashes a slice of a buffer without the rest of the buffer", async () => {
  await keccakReady;
  const around = Buffer.from("xxabcyy");
  expect(keccak256(around.subarray(2, 5))).toBe(ofAbc);
});
