import { Unavailable } from "@lunas/domain/shared/unavailable";
import { failOver } from "./fail-over";
import type { Rpc, RpcAnswer } from "./rpc";

const limited: RpcAnswer = { error: { code: -32005, message: "limit exceeded", data: undefined } };
const call = [{ method: "eth_chainId", params: [] }];

function endpoint(...script: (RpcAnswer | Error)[]): Rpc & { asked: number } {
  const rpc = {
    asked: 0,
    batch: async () => {
      const next = script[Math.min(rpc.asked++, script.length - 1)];
      if (next === undefined || next instanceof Error) throw next ?? new Error("no script");
      return [next];
    },
  };
  return rpc;
}

const gone = new Unavailable("chain", "RPC endpoint 1 of sandbox: HTTP 502");

test("the first that answers is the only one asked", async () => {
  const second = endpoint({ result: "b" });
  expect(await failOver([endpoint({ result: "a" }), second], { now: () => 0 }).batch(call)).toEqual([{ result: "a" }]);
  expect(second.asked).toBe(0);
});

test("one that fails makes way, and is asked last for a while", async () => {
  let nowMs = 0;
  const first = endpoint(gone, { result: "a" });
  const rpc = failOver([first, endpoint({ result: "b" })], { now: () => nowMs });
  expect(await rpc.batch(call)).toEqual([{ result: "b" }]);
  expect(await rpc.batch(call)).toEqual([{ result: "b" }]);
  expect(first.asked).toBe(1);
  nowMs = 5_001;
  expect(await rpc.batch(call)).toEqual([{ result: "a" }]);
});

test("a rate limit makes way too; when all refuse, the refusal is the answer", async () => {
  const clock = { now: () => 0 };
  expect(await failOver([endpoint(limited), endpoint({ result: "b" })], clock).batch(call)).toEqual([{ result: "b" }]);
  expect(await failOver([endpoint(limited)], clock).batch(call)).toEqual([limited]);
  expect(await failOver([endpoint(limited), endpoint(gone)], clock).batch(call)).toEqual([limited]);
});

test("when none answers it is unavailable, with every endpoint's reason", async () => {
  const rpc = failOver([endpoint(gone), endpoint(new Error("later"))], { now: () => 0 });
  await expect(rpc.batch(call)).rejects.toMatchObject({
    name: "Unavailable",
    dependency: "chain",
    message: "eth_chainId was not answered: RPC endpoint 1 of sandbox: HTTP 502; later",
  });
});
