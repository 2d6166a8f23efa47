import { mineEvery, testBlockSeconds } from "./mine-every";

export interface HeldBlocks {
  /** Blocks come again, at the chain's pace. */
  resume(): Promise<void>;
}

/** No block is mined until `resume`; transactions wait meanwhile. */
export async function holdBlocks(rpcUrl: string, secondsBetweenBlocks = testBlockSeconds): Promise<HeldBlocks> {
  await mineEvery(rpcUrl, 0);
  return { resume: () => mineEvery(rpcUrl, secondsBetweenBlocks) };
}
