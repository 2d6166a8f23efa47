import { sandbox } from "@lunas/catalog/chains/sandbox";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import type { Rpc } from "../rpc/rpc";
import { createChainReader } from "./read-facts";

/** Answers only code requests, with this code, and records the requests. */
function nodeWithCode(code: string): Rpc & { readonly requests: string[][] } {
  const requests: string[][] = [];
  return {
    requests,
    batch: async (calls) => {
      requests.push(calls.map(({ method }) => method));
      return calls.map(({ method }) =>
        method === "eth_getCode"
          ? { result: code }
          : { error: { code: -32000, message: "not asked here", data: null } },
      );
    },
  };
}

const readerOf = (rpc: Rpc) =>
  createChainReader({
    chains: [{ chain: sandbox, rpc }],
    relayerAddress: () => null,
    clock: { now: () => 1_800_000_000_000 },
  });

test("a forged signature costs the node one small call each time", async () => {
  const node = nodeWithCode("0x");
  const reader = readerOf(node);
  for (const signature of ["0x", `0x${"12".repeat(65)}`] as const)
    expect(await reader.readFacts(sandbox, anAuthorization({ signature }))).toBeNull();
  expect(node.requests).toEqual([["eth_getCode"], ["eth_getCode"]]);
});

test("the other facts are read only if the payer has code, and the code is not read alone again", async () => {
  const node = nodeWithCode("0x60");
  const reader = readerOf(node);
  const ask = () => reader.readFacts(sandbox, anAuthorization({ signature: "0x" }));
  await expect(ask()).rejects.toMatchObject({ name: "Unavailable" });
  await expect(ask()).rejects.toMatchObject({ name: "Unavailable" });
  const everything = ["eth_call", "eth_getCode", "eth_call", "eth_call"];
  expect(node.requests).toEqual([["eth_getCode"], everything, everything]);
});
