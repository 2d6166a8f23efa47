import { artifact } from "@lunas/contracts/artifact";
import { writeVariable } from "@lunas/contracts/write-variable";
import { idrx } from "./funded-payer";

// Written into the token's storage: a transaction of its owner would take a nonce from the faucet's lane.

async function write(rpcUrl: string, variable: { label: string; key?: string }, value: bigint): Promise<void> {
  const layout = artifact("SandboxIdrx").storageLayout;
  await writeVariable({ rpcUrl, address: idrx, layout, ...variable }, value);
}

export function setPaused(rpcUrl: string, isPaused: boolean): Promise<void> {
  return write(rpcUrl, { label: "_paused" }, isPaused ? 1n : 0n);
}

export function setBlocked(rpcUrl: string, account: string, isBlocked: boolean): Promise<void> {
  return write(rpcUrl, { label: "isBlackListed", key: account }, isBlocked ? 1n : 0n);
}

/** Sets the account's balance, in base units; the total supply does not change. */
export function setBalance(rpcUrl: string, account: string, balance: bigint): Promise<void> {
  return write(rpcUrl, { label: "_balances", key: account }, balance);
}
