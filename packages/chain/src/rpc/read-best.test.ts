import { Unavailable } from "@lunas/domain/shared/unavailable";
import type { Abilities } from "./abilities";
import { AnswerTooLong } from "./answer-too-long";
import { createEndpointRecord } from "./endpoint-record";
import { createNewestHead } from "./newest-head";
import { createBestReader, createPinnedReader, type ReadEndpoint } from "./read-best";
import type { RpcAnswer, RpcCall } from "./rpc";

const limited: RpcAnswer = { error: { code: -32005, message: "limit exceeded", data: undefined } };
const noMethod: RpcAnswer = { error: { code: -32601, message: "the method does not exist", data: undefined } };
const call = [{ method: "eth_chainId", params: [] }];
const balance = [{ method: "eth_getBalance", params: ["0xaa", "latest"] }];
const gone = new Unavailable("chain", "RPC endpoint a:1 of sandbox: HTTP 502");

type Say = RpcAnswer | Error | ((call: RpcCall) => RpcAnswer);

/** Endpoints with scripted answers, the last one repeated; each shows its head when asked. */
function fixture(...scripts: { heads?: readonly number[]; says?: readonly Say[]; able?: Partial<Abilities> }[]) {
  let nowMs = 0;
  const clock = { now: () => nowMs };
  const newest = createNewestHead(clock, { blockTimeMs: 1_000, isAlone: scripts.length === 1 });
  const requests = scripts.map((): RpcCall[][] => []);
  const isHead = ({ method }: RpcCall) => method === "eth_blockNumber" || method === "eth_getBlockByNumber";
  const headOf = (method: string, head = 0) => {
    const number = `0x${head.toString(16)}`;
    return { result: method === "eth_blockNumber" ? number : { number, hash: `0x${head}` } };
  };
  const endpoints = scripts.map(({ heads = [], says = [{ result: "0x1" }], able }, position): ReadEndpoint => {
    const record = createEndpointRecord(position, clock);
    let turn = 0;
    return {
      record,
      knownAbilities: () => (able === undefined ? null : (able as Abilities)),
      rpc: {
        batch: async (calls) => {
          requests[position]?.push([...calls]);
          const head = heads[Math.min(turn, heads.length - 1)];
          const say = says[Math.min(turn, says.length - 1)] as Say;
          turn += 1;
          if (say instanceof Error) {
            record.failed(1);
            throw say;
          }
          if (head !== undefined && calls.some(isHead)) {
            const isBelieved = newest.saw(head);
            record.showed(head, { number: newest.number() ?? head, isBelieved });
          }
          return calls.map((each) =>
            isHead(each) ? headOf(each.method, head) : typeof say === "function" ? say(each) : say,
          );
        },
      },
    };
  });
  const deps = { endpoints, newest, clock };
  return { deps, newest, requests, read: createBestReader(deps), pass: (ms: number) => (nowMs += ms) };
}

test("where an answer is too long, another endpoint is asked, and the caller learns that fewer calls may have answers", async () => {
  const long = new AnswerTooLong("RPC endpoint a:1 of sandbox: the answer is longer than 9 bytes");
  const shorter = fixture({ says: [long] }, { says: [{ result: "b" }] });
  expect(await shorter.read(call)).toEqual([{ result: "b" }]);
  await expect(fixture({ says: [long] }, { says: [gone] }).read(call)).rejects.toThrow(AnswerTooLong);
  await expect(fixture({ says: [gone] }).read(call)).rejects.not.toThrow(AnswerTooLong);
});

test("only the first endpoint that answers is used, without extra calls", async () => {
  const { read, requests } = fixture({ says: [{ result: "a" }] }, {});
  expect(await read(call)).toEqual([{ result: "a" }]);
  expect(requests).toEqual([[call], []]);
});

test("a failing endpoint is replaced by the next, and is used last for a while", async () => {
  const { read, requests, pass } = fixture({ says: [gone, { result: "a" }] }, { says: [{ result: "b" }] });
  expect(await read(call)).toEqual([{ result: "b" }]);
  expect(await read(call)).toEqual([{ result: "b" }]);
  expect(requests[0]).toHaveLength(1);
  pass(5_001);
  expect(await read(call)).toEqual([{ result: "a" }]);
});

test("so is one with a rate limit; if all refuse, the refusal is the answer", async () => {
  expect(await fixture({ says: [limited] }, { says: [{ result: "b" }] }).read(call)).toEqual([{ result: "b" }]);
  expect(await fixture({ says: [limited] }).read(call)).toEqual([limited]);
  expect(await fixture({ says: [limited] }, { says: [gone] }).read(call)).toEqual([limited]);
});

test("if none answers, the chain is unavailable, with every endpoint's reason", async () => {
  const { read } = fixture({ says: [gone] }, { says: [new Error("later")] });
  await expect(read(call)).rejects.toMatchObject({
    name: "Unavailable",
    dependency: "chain",
    message: "eth_chainId was not answered: RPC endpoint a:1 of sandbox: HTTP 502; later",
  });
});

test("newest-state reads are not answered by an endpoint behind the head that was shown", async () => {
  const { read, newest, requests } = fixture({ heads: [9], says: [{ result: "old" }] }, { heads: [10] });
  newest.saw(10);
  expect(await read(balance)).toEqual([{ result: "0x1" }]);
  expect(requests[0]?.[0]?.map(({ method }) => method)).toEqual(["eth_blockNumber", "eth_getBalance"]);
  // From now on the other endpoint is preferred.
  await read(balance);
  expect(requests.map((each) => each.length)).toEqual([1, 2]);
});

test("replicas behind one URL are asked again until one has the head", async () => {
  const { read, newest } = fixture({
    heads: [5, 6, 7, 8, 9, 10],
    says: [{ result: "old" }, { result: "older" }, { result: "new" }],
  });
  newest.saw(7);
  expect(await read(balance)).toEqual([{ result: "new" }]);
  newest.saw(10);
  expect(await read(balance)).toEqual([{ result: "new" }]);
});

test("an old head is replaced by the others' head, and if all are old by the newest of them", async () => {
  const latest = [{ method: "eth_getBlockByNumber", params: ["latest", false] }];
  const numberOf = async ({ newest, read }: ReturnType<typeof fixture>) => {
    newest.saw(10);
    const [answer] = await read(latest);
    return answer !== undefined && "result" in answer ? (answer.result as { number: string }).number : null;
  };
  expect(await numberOf(fixture({ heads: [7] }, { heads: [10] }))).toBe("0xa");
  expect(await numberOf(fixture({ heads: [7] }, { heads: [9] }, { heads: [8] }))).toBe("0x9");
  expect(await numberOf(fixture({ heads: [7] }))).toBe("0x7");
});

test("an old answer is never returned", async () => {
  const { read, newest } = fixture({ heads: [9], says: [{ result: "old" }] });
  newest.saw(10);
  await expect(read(balance)).rejects.toThrow("the answer is from block 9, block 10 was shown before");
});

test("a head far above the others' is not believed", async () => {
  const { read, newest } = fixture({ heads: [5_000], says: [{ result: "foreign" }] }, { heads: [10] });
  newest.saw(10);
  expect(await read(balance)).toEqual([{ result: "0x1" }]);
  expect(newest.number()).toBe(10);
});

test("an answer that shows its block needs no extra call", async () => {
  const { read, newest, requests } = fixture({ says: [{ result: "0x9" }] }, { says: [{ result: "0xa" }] });
  newest.saw(10);
  const blockNumberOf = (result: unknown) => Number(result);
  const calls = [{ method: "eth_call", params: [{}, "latest"], blockNumberOf }];
  expect(await read(calls)).toEqual([{ result: "0xa" }]);
  expect(requests).toEqual([[calls], [calls]]);
});

test("an endpoint that hides its head where it matters is asked last, and its answer is returned as it is", async () => {
  const { read, newest } = fixture({ says: [{ result: "rubbish" }] }, { says: [{ result: "0xa" }] });
  newest.saw(10);
  const blockNumberOf = (result: unknown) => (result === "rubbish" ? null : Number(result));
  const calls = [{ method: "eth_call", params: [{}, "latest"], blockNumberOf }];
  expect(await read(calls)).toEqual([{ result: "0xa" }]);
  const alone = fixture({ says: [{ result: "rubbish" }] });
  alone.newest.saw(10);
  expect(await alone.read(calls)).toEqual([{ result: "rubbish" }]);
});

test("a block by hash is read from the next endpoint if one lacks it, and is missing if all lack it", async () => {
  const pinned = [{ method: "eth_getTransactionCount", params: ["0xaa", { blockHash: "0xbb" }] }];
  const missing: RpcAnswer = { error: { code: -32000, message: "header for hash not found", data: undefined } };
  expect(await fixture({ says: [missing] }, {}).read(pinned)).toEqual([{ result: "0x1" }]);
  expect(await fixture({ says: [missing] }, { says: [missing] }).read(pinned)).toEqual([missing]);
});

test("a call goes to an endpoint that has the method, by its known abilities or by its answer", async () => {
  const trace = [{ method: "debug_traceTransaction", params: ["0xaa", {}] }];
  const able = { debugTraceTransaction: true };
  const known = fixture({ able: { debugTraceTransaction: false } }, { able });
  expect(await known.read(trace)).toEqual([{ result: "0x1" }]);
  expect(known.requests.map((each) => each.length)).toEqual([0, 1]);
  expect(await fixture({ says: [noMethod] }, {}).read(trace)).toEqual([{ result: "0x1" }]);
  expect(await fixture({ says: [noMethod] }, { says: [noMethod] }).read(trace)).toEqual([noMethod]);
});

test("a view stays on the endpoint of its first answer, and fails with it", async () => {
  const { deps, requests } = fixture(
    { says: [gone, { result: "a" }] },
    { says: [{ result: "b" }, { result: "b" }, gone] },
  );
  const view = createPinnedReader(deps);
  expect(await view(call)).toEqual([{ result: "b" }]);
  expect(await view(call)).toEqual([{ result: "b" }]);
  await expect(view(call)).rejects.toMatchObject({ name: "Unavailable" });
  expect(requests.map((each) => each.length)).toEqual([1, 3]);
});
