import { rpc, rpcHex } from "./rpc";

/** Adds `amountWei` to an account's ether on an anvil chain, without a transaction. */
export async function fundEther(input: { rpcUrl: string; to: string; amountWei: bigint }): Promise<void> {
  const balanceWei = BigInt(await rpcHex(input.rpcUrl, "eth_getBalance", [input.to, "latest"]));
  await rpc(input.rpcUrl, "anvil_setBalance", [input.to, `0x${(balanceWei + input.amountWei).toString(16)}`]);
}
