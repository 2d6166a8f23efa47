import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Hex } from "./artifact";
import { rpc, rpcHex } from "./rpc";

const pollMs = 25;
const waitLimitMs = 30_000;
/** A thousand ether: enough gas money at any price of a forked chain. */
const gasMoneyWei = `0x${(10n ** 21n).toString(16)}`;

/**
 * A new account with ether and without a known key, for one `sendUnsigned`. One for each transaction: anvil gives
 * concurrent transactions of one account the same nonce, and no nonce of a service's account is used.
 */
export async function freshAccount(rpcUrl: string): Promise<Hex> {
  const account: Hex = `0x${randomBytes(20).toString("hex")}`;
  await rpc(rpcUrl, "anvil_setBalance", [account, gasMoneyWei]);
  return account;
}

/**
 * Sends a transaction from an account by anvil's impersonation and waits until it is mined. Throws if it reverts or is
 * not mined within 30 s.
 */
export async function sendUnsigned(input: { rpcUrl: string; from: string; to: string; data: string }): Promise<void> {
  const { rpcUrl, from, to, data } = input;
  await rpc(rpcUrl, "anvil_impersonateAccount", [from]);
  const hash = await rpcHex(rpcUrl, "eth_sendTransaction", [{ from, to, data }]);
  const giveUpAt = Date.now() + waitLimitMs;
  while (Date.now() < giveUpAt) {
    const receipt = (await rpc(rpcUrl, "eth_getTransactionReceipt", [hash])) as { status: string } | null;
    if (receipt?.status === "0x1") return;
    if (receipt !== null) throw new Error(`the transaction ${hash} to ${to} reverted`);
    await pause(pollMs);
  }
  throw new Error(`the transaction ${hash} to ${to} was not mined within ${waitLimitMs} ms`);
}
