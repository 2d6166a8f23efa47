import { type BaseWallet, type ContractTransactionResponse, MaxUint256 } from "ethers";
import { Failure } from "./failure";
import { type SandboxChain, tokenContract } from "./read-chain";

export interface Approval {
  readonly txHash: string;
  readonly blockNumber: number;
  /** What the payer paid for the gas: the only gas that it ever pays. */
  readonly costWei: bigint;
}

const timeoutMs = 30_000;

/** The payer lets Permit2 move its tokens: once per wallet and token, on chain, by the payer itself. */
export async function approvePermit2(chain: SandboxChain, payer: BaseWallet): Promise<Approval> {
  const token = tokenContract(chain, payer.connect(chain.provider));
  const sent: ContractTransactionResponse = await token.getFunction("approve")(chain.config.permit2Address, MaxUint256);
  const receipt = await sent.wait(1, timeoutMs);
  if (receipt === null) {
    throw new Failure("The approval was not mined.", { request: `transaction ${sent.hash}`, code: "not_mined" });
  }
  return { txHash: receipt.hash, blockNumber: receipt.blockNumber, costWei: receipt.fee };
}
