import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact, type ContractName, type Hex } from "./artifact";
import type { LocalChainInput } from "./local-chain";
import { multicall3Code } from "./multicall3";
import { permit2Code } from "./permit2";
import { placeToken } from "./place-token";
import { rpc, rpcHex } from "./rpc";
import { word } from "./word";

/**
 * Places Permit2, Multicall3, the x402 contracts and IDRX on a local chain. A second run adds only what the chain lacks, as
 * one of an older version does. Of a forked chain's contracts only the token is replaced, and only by `set-code`. Throws if
 * the node refuses, or if `create2` yields another address than `tokenAddress`.
 */
export async function prepareLocalChain(input: LocalChainInput): Promise<void> {
  const { rpcUrl } = input;
  const place = (address: string, code: () => Hex | Promise<Hex>) => placeCode({ rpcUrl, address, code });
  await place(canonicalContracts.permit2, permit2Code);
  await place(canonicalContracts.multicall3, multicall3Code);
  await place(canonicalContracts.x402Proxy, () => proxyCode(rpcUrl, "X402ExactPermit2Proxy"));
  await place(canonicalContracts.x402UptoProxy, () => proxyCode(rpcUrl, "X402UptoPermit2Proxy"));
  if (typeof input.l1FeeOracle === "string") {
    await place(input.l1FeeOracle, () => artifact("L1FeeOracle").deployedBytecode);
  }
  await placeToken(input);
}

async function placeCode(input: { rpcUrl: string; address: string; code: () => Hex | Promise<Hex> }): Promise<void> {
  const present = await rpcHex(input.rpcUrl, "eth_getCode", [input.address, "latest"]);
  if (present === "0x") await rpc(input.rpcUrl, "anvil_setCode", [input.address, await input.code()]);
}

/** A proxy's runtime code with its immutable filled in: the result of calling its creation code. */
async function proxyCode(rpcUrl: string, name: ContractName): Promise<Hex> {
  const { bytecode } = artifact(name);
  const data = bytecode + word(canonicalContracts.permit2).slice(2);
  return rpcHex(rpcUrl, "eth_call", [{ data }, "latest"]);
}
