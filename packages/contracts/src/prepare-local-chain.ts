import { canonicalContracts } from "@lunas/catalog/contracts";
import { artifact, type ContractName, type Hex } from "./artifact";
import type { LocalChainInput } from "./local-chain";
import { multicall3Code } from "./multicall3";
import { permit2Code } from "./permit2";
import { placeToken } from "./place-token";
import { rpc, rpcHex } from "./rpc";
import { word } from "./word";

const { permit2, multicall3, x402Proxy, x402UptoProxy, x402Channels } = canonicalContracts;

/** Ours, with the addresses that their constructors take. */
const x402Contracts: readonly { address: Hex; name: ContractName; constructedWith: readonly Hex[] }[] = [
  { address: x402Proxy, name: "X402ExactPermit2Proxy", constructedWith: [permit2] },
  { address: x402UptoProxy, name: "X402UptoPermit2Proxy", constructedWith: [permit2] },
  { address: x402Channels.batchSettlement, name: "X402BatchSettlement", constructedWith: [] },
  {
    ...{ address: x402Channels.permit2DepositCollector, name: "Permit2DepositCollector" },
    constructedWith: [x402Channels.batchSettlement, permit2],
  },
];

/**
 * Places Permit2, Multicall3, the x402 contracts and IDRX on a local chain. A second run adds only what the chain lacks, as
 * one of an older version does. Of a forked chain's contracts only the token is replaced, and only by `set-code`. Throws if
 * the node refuses, or if `create2` yields another address than `tokenAddress`.
 */
export async function prepareLocalChain(input: LocalChainInput): Promise<void> {
  const { rpcUrl } = input;
  const place = (address: string, code: () => Hex | Promise<Hex>) => placeCode({ rpcUrl, address, code });
  await place(permit2, permit2Code);
  await place(multicall3, multicall3Code);
  for (const { address, name, constructedWith } of x402Contracts) {
    await place(address, () => constructedCode(rpcUrl, name, constructedWith));
  }
  if (typeof input.l1FeeOracle === "string") {
    await place(input.l1FeeOracle, () => artifact("L1FeeOracle").deployedBytecode);
  }
  await placeToken(input);
}

async function placeCode(input: { rpcUrl: string; address: string; code: () => Hex | Promise<Hex> }): Promise<void> {
  const present = await rpcHex(input.rpcUrl, "eth_getCode", [input.address, "latest"]);
  if (present === "0x") await rpc(input.rpcUrl, "anvil_setCode", [input.address, await input.code()]);
}

/** The runtime code with its immutables filled in: the result of calling the creation code. */
async function constructedCode(rpcUrl: string, name: ContractName, constructedWith: readonly Hex[]): Promise<Hex> {
  const data = artifact(name).bytecode + constructedWith.map((each) => word(each).slice(2)).join("");
  return rpcHex(rpcUrl, "eth_call", [{ data }, "latest"]);
}
