import { sandbox } from "@lunas/catalog/chains/sandbox";
import type { Hex } from "@lunas/domain/shared/hex";
import { AbiCoder, concat } from "ethers";
import type { Rpc, RpcCall } from "../rpc/rpc";
import { readContractSignature } from "./contract-signature";
import { unwrapSignature } from "./undeployed-wallet";

const suffix = `0x${"6492".repeat(16)}`;
const factory = `0x${"ab".repeat(20)}` as const;
const wallet = `0x${"cd".repeat(20)}` as const;
const yes = `0x1626ba7e${"00".repeat(28)}`;
const encoded = AbiCoder.defaultAbiCoder().encode(["address", "bytes", "bytes"], [factory, "0x1234", "0x56"]);
const wrapped = concat([encoded, suffix]) as Hex;
const tampered = (from: number, text: string) =>
  `${wrapped.slice(0, from)}${text}${wrapped.slice(from + text.length)}` as Hex;

it("reads a wrapped signature, in any letter case", () => {
  const held = { factory, factoryCalldata: "0x1234", signature: "0x56" };
  expect(unwrapSignature(wrapped)).toEqual(held);
  expect(unwrapSignature(`0x${wrapped.slice(2).toUpperCase()}`)).toEqual(held);
});

it("returns null for any other signature", () => {
  expect(unwrapSignature(`0x${"64".repeat(65)}`)).toBeNull();
  expect(unwrapSignature(concat([suffix, encoded]) as Hex)).toBeNull();
});

it.each<[string, Hex]>([
  ["only the suffix", suffix as Hex],
  ["a factory that is no address", tampered(2, "01")],
  ["calldata after the end", tampered(2 + 64 + 56, "0000ffff")],
  ["an offset that is too large", tampered(2 + 64, "f".repeat(64))],
  ["a signature longer than the bytes", tampered(2 + 7 * 64 - 8 - 64, "0000ffff")],
])("refuses one with %s", (_case, signature) => {
  expect(unwrapSignature(signature)).toBe("malformed");
});

/** A node that returns this code for the wallet, and accepts in all other calls. */
function nodeWith(code: string) {
  const requests: RpcCall[] = [];
  const batch = async (calls: readonly RpcCall[]) => {
    requests.push(...calls);
    return calls.map(({ method }) => ({ result: method === "eth_getCode" ? code : yes }));
  };
  return { requests, node: { chain: sandbox, rpc: { batch } as unknown as Rpc } };
}

const digest = `0x${"12".repeat(32)}` as const;

it("a wallet with code checks its inner signature, and its factory is not called", async () => {
  const { requests, node } = nodeWith("0x60");
  expect(await readContractSignature(node, { wallet, digest, signature: wrapped })).toBe("valid");
  expect(requests.map(({ method, params }) => [method, (params[0] as { to?: string }).to ?? params[0]])).toEqual([
    ["eth_getCode", wallet],
    ["eth_call", wallet],
  ]);
  expect(JSON.stringify(requests)).not.toContain("6492".repeat(16));
});

it("a bare word instead of both answers is invalid", async () => {
  const { requests, node } = nodeWith("0x");
  expect(await readContractSignature(node, { wallet, digest, signature: wrapped })).toBe("invalid");
  expect(requests).toHaveLength(3);
});

it("an unreadable wrapping needs no call", async () => {
  const { requests, node } = nodeWith("0x");
  expect(await readContractSignature(node, { wallet, digest, signature: tampered(2, "01") })).toBe("invalid");
  expect(requests).toEqual([]);
});
