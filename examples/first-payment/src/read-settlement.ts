import type { TransactionReceipt } from "ethers";
import { Failure } from "./failure";
import type { SandboxChain } from "./read-chain";

const timeoutMs = 15_000;

/** The settlement's receipt, asked of the chain and not of those who say that it is there. */
export async function readSettlement({ provider }: SandboxChain, txHash: string): Promise<TransactionReceipt> {
  const receipt = await provider.waitForTransaction(txHash, 1, timeoutMs);
  if (receipt?.status === 1) return receipt;
  throw new Failure("The chain does not have this settlement.", {
    request: `transaction ${txHash}`,
    code: "not_mined",
  });
}
