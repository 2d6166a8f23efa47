import { rpc } from "@lunas/contracts/rpc";

export interface HeldBlocks {
  /** Blocks come again, at the chain's pace. */
  resume(): Promise<void>;
}

/** No block is mined until `resume`; transactions wait meanwhile. */
export async function holdBlocks(rpcUrl: string, secondsBetweenBlocks = 1): Promise<HeldBlocks> {
  await rpc(rpcUrl, "evm_setIntervalMining", [0]);
  return { resume: async () => void (await rpc(rpcUrl, "evm_setIntervalMining", [secondsBetweenBlocks])) };
}
