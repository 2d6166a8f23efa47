import { bytesWords, lengthWord, word } from "@lunas/domain/shared/abi-word";
import type { Hex } from "@lunas/domain/shared/hex";
import { decodeAggregate3Calls, type SubCall } from "../abi/aggregate3";
import { joinReads } from "./join-reads";
import type { RpcCall } from "./rpc";

const contract = `0x${"ca".repeat(20)}`;
const another = `0x${"cb".repeat(20)}`;
const target = `0x${"11".repeat(20)}`;

const subCall = (data: string): SubCall => ({ target, data: `0x${data}` });
const reading = (contractAt: string, ...data: string[]): RpcCall => ({
  method: "eth_call",
  params: [{ to: contractAt }, "latest"],
  reads: { contract: contractAt, subCalls: data.map(subCall) },
});
const plain = (method: string): RpcCall => ({ method, params: [] });

const dataOf = ({ params }: RpcCall) => (params[0] as { readonly data: Hex }).data;

/** What the node answers: to each sub-call its own calldata. */
function echoed(call: RpcCall): { readonly result: Hex } {
  const subCalls = decodeAggregate3Calls(dataOf(call)) ?? [];
  const tuples = subCalls.map(({ data }) => word(1n) + lengthWord(0x40) + bytesWords(data));
  let offset = tuples.length * 32;
  const offsets = tuples.map((tuple) => {
    offset += tuple.length / 2;
    return lengthWord(offset - tuple.length / 2);
  });
  return { result: `0x${lengthWord(0x20)}${lengthWord(tuples.length)}${offsets.join("")}${tuples.join("")}` };
}

const answersOf = (...data: string[]) => ({ result: data.map((each) => ({ success: true, data: `0x${each}` })) });

test("calls without reads are left as they are", () => {
  const calls = [plain("a"), plain("b")];
  const joined = joinReads(calls);
  expect(joined.calls).toBe(calls);
  expect(joined.merge([{ result: 1 }, { result: 2 }])).toEqual([{ result: 1 }, { result: 2 }]);
});

test("the reads of a round trip are one call of the node, each sub-call once, and each caller gets its own answers", () => {
  const joined = joinReads([
    plain("a"),
    reading(contract, "01", "02"),
    plain("b"),
    reading(contract, "01", "03", "02"),
  ]);
  expect(joined.calls.map(({ method }) => method)).toEqual(["a", "eth_call", "b"]);
  const call = joined.calls[1] as RpcCall;
  expect(call.params).toEqual([{ to: contract, data: expect.any(String) }, "latest"]);
  expect(decodeAggregate3Calls(dataOf(call))).toEqual(["01", "02", "03"].map(subCall));
  expect(joined.merge([{ result: "a" }, echoed(call), { result: "b" }])).toEqual([
    { result: "a" },
    answersOf("01", "02"),
    { result: "b" },
    answersOf("01", "03", "02"),
  ]);
});

test("reads of another contract have a call of their own, and so have those beyond the most of one", () => {
  const many = (from: number) => Array.from({ length: 200 }, (_, index) => word(BigInt(from + index)));
  const wanted = [reading(contract, ...many(0)), reading(another, "01"), reading(contract, ...many(200))];
  const joined = joinReads(wanted);
  expect(joined.calls).toHaveLength(3);
  expect(joined.merge(joined.calls.map(echoed))).toEqual([
    answersOf(...many(0)),
    answersOf("01"),
    answersOf(...many(200)),
  ]);
});

test("an error is every caller's, and an answer that is no list of as many is null for each", () => {
  const joined = joinReads([reading(contract, "01"), reading(contract, "02")]);
  const refused = { error: { code: -32000, message: "busy", data: null } };
  expect(joined.merge([refused])).toEqual([refused, refused]);
  for (const result of [
    "0x",
    "rubbish",
    7,
    null,
    echoed(joinReads([reading(contract, "01")]).calls[0] as RpcCall).result,
  ])
    expect(joined.merge([{ result }])).toEqual([{ result: null }, { result: null }]);
});
