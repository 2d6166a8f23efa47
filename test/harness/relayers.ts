import { rpcHex } from "@lunas/contracts/rpc";
import { computeAddress } from "ethers";
import type { Harness } from "./start-harness";

export interface RelayerState {
  readonly address: string;
  readonly balanceWei: bigint;
  /** Mined and waiting transactions together. */
  readonly nonce: number;
}

/** The state of all senders of settlements on the sandbox chain: equal before and after means that no gas was spent. */
export async function relayerStates({ rpcUrl, stack }: Pick<Harness, "rpcUrl" | "stack">): Promise<RelayerState[]> {
  return Promise.all(
    stack.secrets.signerKeys.sandbox.map(async (key) => {
      const address = computeAddress(key);
      const [balance, nonce] = await Promise.all([
        rpcHex(rpcUrl, "eth_getBalance", [address, "latest"]),
        rpcHex(rpcUrl, "eth_getTransactionCount", [address, "pending"]),
      ]);
      return { address, balanceWei: BigInt(balance), nonce: Number(nonce) };
    }),
  );
}

export function transactionsSent(states: readonly RelayerState[]): number {
  return states.reduce((sum, { nonce }) => sum + nonce, 0);
}
