import { Interface } from "ethers";
import fc from "fast-check";
import { decodeAggregate3, encodeAggregate3 } from "./aggregate3";

const multicall = new Interface([
  "function aggregate3((address target,bool allowFailure,bytes callData)[]) returns ((bool success,bytes returnData)[])",
]);
const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}` as const;
const bytes = fc.uint8Array({ maxLength: 100 }).map(hex);
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hex);

test("encodes as ethers does", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ target: address, data: bytes }), { maxLength: 10 }), (calls) => {
      const expected = multicall.encodeFunctionData("aggregate3", [
        calls.map((each) => [each.target, true, each.data]),
      ]);
      expect(encodeAggregate3(calls)).toBe(expected);
    }),
  );
});

test("decodes what ethers encodes", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ success: fc.boolean(), data: bytes }), { maxLength: 10 }), (answers) => {
      const encoded = multicall.encodeFunctionResult("aggregate3", [answers.map((each) => [each.success, each.data])]);
      expect(decodeAggregate3(encoded as `0x${string}`, answers.length)).toEqual(answers);
    }),
  );
});

test("invalid bytes give null and throw nothing", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }).map(hex), fc.nat(8), (data, count) => {
      const decoded = decodeAggregate3(data, count + 1);
      expect(decoded === null || decoded.length === count + 1).toBe(true);
    }),
  );
});
