import { sandbox } from "@lunas/catalog/chains/sandbox";
import { anAuthorization } from "@lunas/testkit/build/an-authorization";
import { freshAddress } from "@lunas/testkit/contracts/fresh";
import { createPayer } from "@lunas/testkit/payer/create-payer";
import { AnswerTooLong } from "../rpc/answer-too-long";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { defaultRpcBounds } from "../rpc/settings";
import { shareRoundTrips } from "../rpc/share-round-trips";
import { readContractSignature } from "./contract-signature";
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

/** Bytes of JSON: the bytes of a revert in hexadecimal digits, and its text of control characters, each of them as `\u0001`. */
const jsonOf = (bytes: number) => bytes * (2 + 6);
const refusedSettlement = jsonOf(172_000);
const answerOfWallet = jsonOf(680_000);

test("wallets that answer with as many bytes as their gas allows fail no payment beside them", async () => {
  const sizes: number[] = [];
  const sizeOf = ({ params: [call] }: RpcCall, wallets: ReadonlySet<unknown>) => {
    const { to } = (call ?? {}) as { readonly to?: string };
    if (wallets.has(to)) return answerOfWallet;
    return to === sandbox.contracts.x402Proxy ? refusedSettlement : 0;
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
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(60 * (answerOfWallet + refusedSettlement));
  expect(Math.max(...sizes)).toBeLessThan(defaultRpcBounds.maxResponseBytes);
});

test("a payer with code that signs with its own key (EIP-7702) fails no payment beside its own", async () => {
  const payer = createPayer({ chain: sandbox });
  const sizes: number[] = [];
  const node = nodeWithCode("0x60");
  const batch: Rpc["batch"] = (calls) => {
    const settlements = calls.filter(
      ({ params: [call] }) => (call as { to?: string }).to === sandbox.contracts.x402Proxy,
    );
    sizes.push(settlements.length * refusedSettlement);
    if (settlements.length * refusedSettlement > defaultRpcBounds.maxResponseBytes) throw new AnswerTooLong("too long");
    return node.batch(calls);
  };
  const reader = readerOf(shareRoundTrips({ batch }, 96));
  const authorize = () => payer.authorize({ to: freshAddress(), amount: 5n });
  await Promise.allSettled([reader.readFacts(sandbox, await authorize())]);
  const signed = await Promise.all(Array.from({ length: 60 }, authorize));
  await Promise.allSettled(signed.map((each) => reader.readFacts(sandbox, each)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(61 * refusedSettlement);
  expect(Math.max(...sizes)).toBeLessThan(defaultRpcBounds.maxResponseBytes);
});

test("signatures that contracts judge with as many bytes as their gas allows fail no caller beside them", async () => {
  const sizes: number[] = [];
  const node = nodeWithCode("0x60");
  const batch: Rpc["batch"] = (calls) => {
    sizes.push(calls.filter(({ method }) => method === "eth_call").length * answerOfWallet);
    return node.batch(calls);
  };
  const rpc = shareRoundTrips({ batch }, 96);
  const question = { digest: `0x${"11".repeat(32)}`, signature: "0x12" } as const;
  const ask = () => readContractSignature({ chain: sandbox, rpc }, { ...question, wallet: freshAddress() });
  await Promise.allSettled(Array.from({ length: 30 }, ask));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(30 * answerOfWallet);
  expect(Math.max(...sizes)).toBeLessThan(defaultRpcBounds.maxResponseBytes);
});
