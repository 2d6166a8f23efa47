import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc, rpcHex } from "@lunas/contracts/rpc";
import { Interface } from "ethers";

const permit2 = new Interface(["function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)"]);
/** More than anybody else pays: the first of its block. */
const gasPrice = `0x${(500n * 10n ** 9n).toString(16)}`;

/** A payer cancels an authorization: in the next block, before all other transactions. Returns the transaction's hash. */
export function cancelNonce(rpcUrl: string, payer: string, nonce: string): Promise<string> {
  return cancelNonces(rpcUrl, payer, { word: BigInt(nonce) >> 8n, mask: 1n << (BigInt(nonce) & 0xffn) });
}

/** Several of one word at once. */
export async function cancelNonces(
  rpcUrl: string,
  payer: string,
  { word, mask }: { readonly word: bigint; readonly mask: bigint },
): Promise<string> {
  const data = permit2.encodeFunctionData("invalidateUnorderedNonces", [word, mask]);
  await rpc(rpcUrl, "anvil_impersonateAccount", [payer]);
  return rpcHex(rpcUrl, "eth_sendTransaction", [
    { from: payer, to: sandbox.contracts.permit2, data, gas: "0x186a0", gasPrice },
  ]);
}
