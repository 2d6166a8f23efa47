import { sandbox } from "@lunas/catalog/chains/sandbox";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { defaultRpcBounds } from "../rpc/settings";
import { shareRoundTrips } from "../rpc/share-round-trips";
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

test("wallets that answer with as many bytes as their gas allows fail no payment beside them", async () => {
  const mb = 1_000_000;
  const sizes: number[] = [];
  const sizeOf = ({ params: [call] }: RpcCall, wallets: ReadonlySet<unknown>) => {
    const { to } = (call ?? {}) as { readonly to?: string };
    if (wallets.has(to)) return 2.8 * mb;
    return to === sandbox.contracts.x402Proxy ? 0.8 * mb : 0;
  };
  const authorizations = Array.from({ length: 60 }, () => anAuthorization({ from: freshAddress(), signature: "0x12" }));
  const wallets = new Set<unknown>(authorizations.map(({ from }) => from));
  const node = nodeWithCode("0x60");
  const batch: Rpc["batch"] = (calls) => {
    sizes.push(calls.reduce((sum, call) => sum + sizeOf(call, wallets), 0));
    return node.batch(calls);
  };
  const reader = readerOf(shareRoundTrips({ batch }, 96));
  await Promise.allSettled(authorizations.map((authorization) => reader.readFacts(sandbox, authorization)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(60 * 3.6 * mb, -3);
  expect(Math.max(...sizes)).toBeLessThan(defaultRpcBounds.maxResponseBytes);
});
