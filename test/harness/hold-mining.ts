import { rpc } from "@lunas/contracts/rpc";

/** While `work` runs the chain takes transactions and mines none, unless `work` mines; afterwards it mines at once again. */
export async function holdMining<T>(rpcUrl: string, work: (mine: () => Promise<void>) => Promise<T>): Promise<T> {
  const mine = async () => void (await rpc(rpcUrl, "evm_mine", []));
  await rpc(rpcUrl, "evm_setAutomine", [false]);
  try {
    return await work(mine);
  } finally {
    await rpc(rpcUrl, "evm_setAutomine", [true]);
    await mine();
  }
}

/** How many transactions wait to be mined. */
export async function waitingTransactions(rpcUrl: string): Promise<number> {
  const { pending } = (await rpc(rpcUrl, "txpool_status", [])) as { pending: string };
  return Number(pending);
}
