import { coalesce } from "./coalesce";
import type { Rpc, RpcCall } from "./rpc";

const call = (method: string): RpcCall => ({ method, params: [] });

/** Answers each call with its own name, and keeps what went together. */
function echo(fail = false): Rpc & { readonly asked: string[][] } {
  const asked: string[][] = [];
  return {
    asked,
    batch: async (calls) => {
      asked.push(calls.map(({ method }) => method));
      if (fail) throw new Error("away");
      return calls.map(({ method }) => ({ result: method }));
    },
  };
}

const ask = (rpc: Rpc, ...methods: string[]) => rpc.batch(methods.map(call));
const results = (...methods: string[]) => methods.map((result) => ({ result }));

test("what is asked in one turn goes together, and everybody gets the own answers", async () => {
  const node = echo();
  const rpc = coalesce(node, 10);
  expect(await Promise.all([ask(rpc, "a", "b"), ask(rpc), ask(rpc, "c"), ask(rpc, "d", "e")])).toEqual([
    results("a", "b"),
    [],
    results("c"),
    results("d", "e"),
  ]);
  expect(await ask(rpc, "f")).toEqual(results("f"));
  expect(node.asked).toEqual([["a", "b", "c", "d", "e"], ["f"]]);
});

test("no more than the most go together, and nobody's calls are torn apart", async () => {
  const node = echo();
  const rpc = coalesce(node, 3);
  await Promise.all([
    ask(rpc, "a", "b"),
    ask(rpc, "c", "d"),
    ask(rpc, "e"),
    ask(rpc, "f", "g", "h", "i"),
    ask(rpc, "j"),
  ]);
  expect(node.asked).toEqual([["a", "b"], ["c", "d", "e"], ["f", "g", "h", "i"], ["j"]]);
});

test("a failure is everybody's who shared the round trip, and nobody else's", async () => {
  const rpc = coalesce(echo(true), 2);
  const asked = await Promise.allSettled([ask(rpc, "a"), ask(rpc, "b"), ask(rpc, "c")]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});
