import type { Address, Chain } from "@lunas/catalog/chain";
import type { GrantRequest } from "@lunas/domain/settlement/sponsor/grant";
import { simulationFailure } from "../read/simulation";
import { hexQuantity } from "../rpc/hex-quantity";
import type { Rpc } from "../rpc/rpc";
import { callTransaction } from "./call-transaction";

/** `receiver_refused`: the same transfer to the sender itself passes, so the receiver is the reason. */
export type Preflight = "passes" | "receiver_refused" | "fails";

interface Situation {
  readonly chain: Chain;
  readonly rpc: Rpc;
  readonly sender: Address;
}

/** Simulates a transfer now, with the gas limit of its transaction. One batch. Throws `Unavailable("chain")`. */
export async function preflightTransfer(
  { chain, rpc, sender }: Situation,
  { asset, to, amount }: GrantRequest,
): Promise<Preflight> {
  const callTo = (receiver: Address) => {
    const call = { kind: "transfer", asset, to: receiver, amount } as const;
    const { to: target, value, gasLimit, data } = callTransaction(chain, sender, call);
    const transaction = { from: sender, to: target, value: hexQuantity(value), gas: hexQuantity(gasLimit), data };
    return { method: "eth_call", params: [transaction, "latest"] };
  };
  const [wanted, toItself] = await rpc.batch([callTo(to), callTo(sender)]);
  if (simulationFailure(wanted) === null) return "passes";
  return simulationFailure(toItself) === null ? "receiver_refused" : "fails";
}
