import { rpc } from "@lunas/contracts/rpc";

/** So many seconds pass on the chain, and nowhere else. */
export async function passTime(rpcUrl: string, seconds: number): Promise<void> {
  await rpc(rpcUrl, "evm_increaseTime", [seconds]);
  await rpc(rpcUrl, "evm_mine", []);
}

/** The chain's time at a block. */
export async function timeOf(rpcUrl: string, block: number | "latest"): Promise<number> {
  const number = block === "latest" ? block : `0x${block.toString(16)}`;
  const { timestamp } = (await rpc(rpcUrl, "eth_getBlockByNumber", [number, false])) as { timestamp: string };
  return Number(timestamp);
}
