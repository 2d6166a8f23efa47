import { rpc, rpcHex } from "@lunas/contracts/rpc";

const lookEveryMs = 250;
const looksWithoutABlock = 4;

/**
 * A node that mines on arrival misses, on a busy machine, now and then that something has arrived, and mines it with
 * what comes next; where one client waits for its answer nothing does. Told to mine when its pool has stood for a second.
 */
export function keepMining(rpcUrl: string, isOnArrival: () => boolean): { stop(): void } {
  let last = "";
  let stood = 0;
  const look = async () => {
    const { pending } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string };
    const head = await rpcHex(rpcUrl, "eth_blockNumber", []);
    stood = isOnArrival() && Number(pending) > 0 && head === last ? stood + 1 : 0;
    last = head;
    if (stood < looksWithoutABlock) return;
    stood = 0;
    await rpc(rpcUrl, "evm_mine", []);
  };
  // A node that is being stopped answers nothing, and nothing is to be mined.
  const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
  return { stop: () => clearInterval(timer) };
}
