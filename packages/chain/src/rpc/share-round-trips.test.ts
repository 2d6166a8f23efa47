import type { Rpc, RpcCall } from "./rpc";
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

test("calls to an idle node go at once; those of one turn during a round trip go together, each with its answers", async () => {
  const node = echo();
  const rpc = shareRoundTrips(node, 10);
  const first = ask(rpc, "first");
  expect(node.requests).toEqual([["first"]]);
  expect(await Promise.all([first, ask(rpc, "a", "b"), ask(rpc), ask(rpc, "c"), ask(rpc, "d", "e")])).toEqual([
    results("first"),
    results("a", "b"),
    [],
    results("c"),
    results("d", "e"),
  ]);
  expect(await ask(rpc, "f")).toEqual(results("f"));
  expect(node.requests.filter((calls) => calls.length > 0)).toEqual([["first"], ["a", "b", "c", "d", "e"], ["f"]]);
});

test("a batch has at most the given number of calls, and each caller's calls stay together", async () => {
  const node = echo();
  const rpc = shareRoundTrips(node, 3);
  const lists = [["first"], ["a", "b"], ["c", "d"], ["e"], ["f", "g", "h", "i"], ["j"]];
  expect(await Promise.all(lists.map((list) => ask(rpc, ...list)))).toEqual(lists.map((list) => results(...list)));
  expect(node.requests).toEqual([["first"], ["a", "b"], ["c", "d", "e"], ["f", "g", "h", "i"], ["j"]]);
});

test("a failed round trip fails for all its callers, and the next caller goes at once again", async () => {
  const node = echo(true);
  const rpc = shareRoundTrips(node, 2);
  const requests = await Promise.allSettled(["a", "b", "c", "d"].map((method) => ask(rpc, method)));
  expect(requests.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
  expect(node.requests).toEqual([["a"], ["b", "c"], ["d"]]);
  const next = ask(rpc, "e");
  expect(node.requests.at(-1)).toEqual(["e"]);
  await expect(next).rejects.toThrow("away");
});
