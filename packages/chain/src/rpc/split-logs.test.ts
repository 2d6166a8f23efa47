import type { RpcAnswer, RpcCall } from "./rpc";
import { splitLogs } from "./split-logs";

const logs = (fromBlock: string, toBlock: string): RpcCall => ({
  method: "eth_getLogs",
  params: [{ fromBlock, toBlock, address: "0xaa" }],
});
const other: RpcCall = { method: "eth_chainId", params: [] };

test("a short range, or one with a tag as a bound, stays as it is", () => {
  const calls = [logs("0x1", "0xa"), logs("0x1", "latest"), other];
  expect(splitLogs(calls, 10).calls).toBe(calls);
});

test("a long range is split without gap or overlap, and returns as one list in its place", () => {
  const { calls, merge } = splitLogs([other, logs("0x1", "0x19"), other], 10);
  expect(calls).toEqual([other, logs("0x1", "0xa"), logs("0xb", "0x14"), logs("0x15", "0x19"), other]);
  const answers: RpcAnswer[] = [{ result: "a" }, { result: [1] }, { result: [] }, { result: [2, 3] }, { result: "b" }];
  expect(merge(answers)).toEqual([{ result: "a" }, { result: [1, 2, 3] }, { result: "b" }]);
});

test("a failing part is the answer: logs are never silently left out", () => {
  const { merge } = splitLogs([logs("0x1", "0x14")], 10);
  const error: RpcAnswer = { error: { code: -32005, message: "too many", data: undefined } };
  expect(merge([{ result: [1] }, error])).toEqual([error]);
  expect(merge([{ result: null }, { result: [1] }])).toEqual([{ result: null }]);
});
