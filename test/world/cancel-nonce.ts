import { sandbox } from "@lunas/catalog/chains/sandbox";
import { rpc } from "@lunas/contracts/rpc";
import { Interface } from "ethers";

const permit2 = new Interface(["function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)"]);
/** More than anybody else pays: the first of its block. */
const gasPrice = `0x${(500n * 10n ** 9n).toString(16)}`;

/** A payer cancels an authorization: in the next block, before whatever else waits for it. */
export async function cancelNonce(rpcUrl: string, payer: string, nonce: string): Promise<void> {
  const bit = BigInt(nonce) & 0xffn;
  const data = permit2.encodeFunctionData("invalidateUnorderedNonces", [BigInt(nonce) >> 8n, 1n << bit]);
  await rpc(rpcUrl, "anvil_impersonateAccount", [payer]);
  await rpc(rpcUrl, "eth_sendTransaction", [
    { from: payer, to: sandbox.contracts.permit2, data, gas: "0x186a0", gasPrice },
  ]);
}
