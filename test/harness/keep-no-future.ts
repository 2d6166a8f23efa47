import { rpcHex } from "@lunas/contracts/rpc";
import { Transaction } from "ethers";
import type { Call } from "./lagging-node";

/** The calls that a node refuses which keeps no transaction ahead of an account's next nonce. */
export async function refusedFuture(rpcUrl: string, calls: readonly Call[]): Promise<ReadonlySet<number>> {
  const refused = new Set<number>();
  for (const { id, method, params } of calls) {
    if (method !== "eth_sendRawTransaction") continue;
    const { from, nonce } = Transaction.from(String(params[0]));
    if (nonce > Number(await rpcHex(rpcUrl, "eth_getTransactionCount", [from, "latest"]))) refused.add(id);
  }
  return refused;
}
