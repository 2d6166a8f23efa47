import { until } from "@lunas/testkit/time/until";
import { AnswerTooLong } from "./answer-too-long";
import type { Rpc, RpcAnswer, RpcCall } from "./rpc";
import { shareRoundTrips } from "./share-round-trips";

const call = (method: string): RpcCall => ({ method, params: [] });

/** Answers each call with its own name, and records the batches. */
function echo(fail = false): Rpc & { readonly requests: string[][] } {
  const requests: string[][] = [];
  return {
    requests,
    batch: async (calls) => {
      requests.push(calls.map(({ method }) => method));
      if (fail) throw new Error("away");
      return calls.map(({ method }) => ({ result: method }));
    },
  };
}

const ask = (rpc: Rpc, ...methods: string[]) => rpc.batch(methods.map(call));
const results = (...methods: string[]) => methods.map((result) => ({ result }));

test("the calls of one turn go together, each with its answers", async () => {
  const node = echo();
  const rpc = shareRoundTrips(node, 10);
  const answers = Promise.all([ask(rpc, "a", "b"), ask(rpc), ask(rpc, "c"), ask(rpc, "d", "e")]);
  expect(await answers).toEqual([results("a", "b"), [], results("c"), results("d", "e")]);
  expect(await ask(rpc, "f")).toEqual(results("f"));
  expect(node.requests.filter((calls) => calls.length > 0)).toEqual([["a", "b", "c", "d", "e"], ["f"]]);
});

test("a batch has at most the given number of calls, and each caller's calls stay together", async () => {
  const node = echo();
  const rpc = shareRoundTrips(node, 3);
  const lists = [["a", "b"], ["c", "d"], ["e"], ["f", "g", "h", "i"], ["j"]];
  expect(await Promise.all(lists.map((list) => ask(rpc, ...list)))).toEqual(lists.map((list) => results(...list)));
  expect(node.requests).toEqual([["a", "b"], ["c", "d", "e"], ["f", "g", "h", "i"], ["j"]]);
});

test("while two round trips are open, the calls of several turns gather until one ends", async () => {
  const { rpc, requests, end } = slow();
  const answers: Promise<readonly RpcAnswer[]>[] = [];
  for (const method of ["a", "b", "c", "d"]) {
    answers.push(ask(rpc, method));
    await nextTurn();
  }
  expect(requests).toEqual([["a"], ["b"]]);
  end(1);
  await nextTurn();
  await nextTurn();
  expect(requests).toEqual([["a"], ["b"], ["c", "d"]]);
  end(0);
  end(2);
  expect(await Promise.all(answers)).toEqual([results("a"), results("b"), results("c"), results("d")]);
});

test("round trips that hang delay others by ten milliseconds at most", async () => {
  const { rpc, requests, end } = slow();
  const hanging = [ask(rpc, "a")];
  await nextTurn();
  hanging.push(ask(rpc, "b"));
  await nextTurn();
  const third = ask(rpc, "c");
  await until(() => requests.length === 3, { timeoutMs: 1_000, intervalMs: 1, what: "the third round trip" });
  for (const place of [0, 1, 2]) end(place);
  expect(await third).toEqual(results("c"));
  await Promise.all(hanging);
});

test("a call whose answer may be long takes the place of several", async () => {
  const node = echo();
  const rpc = shareRoundTrips(node, 10);
  const heavy = (method: string) => rpc.batch([{ method, params: [], weight: 6 }]);
  await Promise.all([heavy("a"), ask(rpc, "b"), ask(rpc, "c"), heavy("d"), heavy("e")]);
  expect(node.requests).toEqual([["a", "b", "c"], ["d"], ["e"]]);
});

test("a failed round trip fails for all its callers, and not for the next", async () => {
  const node = echo(true);
  const rpc = shareRoundTrips(node, 2);
  const requests = await Promise.allSettled(["a", "b", "c"].map((method) => ask(rpc, method)));
  expect(requests.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(node.requests).toEqual([["a", "b"], ["c"]]);
  await expect(ask(rpc, "d")).rejects.toThrow("away");
  expect(node.requests.at(-1)).toEqual(["d"]);
});

test("a caller whose answer is too long fails alone: the others have round trips of their own", async () => {
  const requests: string[][] = [];
  const node: Rpc = {
    batch: async (calls) => {
      const methods = calls.map(({ method }) => method);
      requests.push(methods);
      const bytes = methods.filter((method) => method.startsWith("long")).length * 20;
      if (bytes > 32) throw new AnswerTooLong("the answer is longer than 32 bytes");
      return results(...methods);
    },
  };
  const rpc = shareRoundTrips(node, 10);
  const callers = [["a"], ["long1"], ["b", "c"], ["long2"], ["long3", "long4"]];
  const answers = await Promise.allSettled(callers.map((methods) => ask(rpc, ...methods)));
  expect(answers.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"]);
  expect(answers[2]).toMatchObject({ value: results("b", "c") });
  expect(requests).toEqual([callers.flat(), ...callers]);
});

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Each round trip is open until the test ends it. */
function slow() {
  const requests: string[][] = [];
  const ends: (() => void)[] = [];
  const node: Rpc = {
    batch: async (calls) => {
      const methods = calls.map(({ method }) => method);
      requests.push(methods);
      await new Promise<void>((resolve) => void ends.push(resolve));
      return results(...methods);
    },
  };
  return { rpc: shareRoundTrips(node, 10), requests, end: (place: number) => ends[place]?.() };
}
