import type { ChannelOnChain } from "../channel";
import type { ShopClaimRow } from "./payload";
import { type ChannelProblem, channelProblem } from "./problem";

export interface RefundRequest {
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly rows: readonly ShopClaimRow[];
}

/** The refund against the contract's state, in the order of stock facilitators. */
export function judgeRefund(refund: RefundRequest, channel: ChannelOnChain | null): ChannelProblem | null {
  if (channel === null) return channelProblem("rpc_read_failed", "The contract did not tell the channel's state.");
  const { balance, claimed, refundNonce } = channel;
  const { amount, nonce, rows } = refund;
  const after = rows.find(({ totalClaimed }) => totalClaimed > claimed)?.totalClaimed ?? claimed;
  if (after > balance)
    return channelProblem(
      "refund_simulation_failed",
      `Its claim of ${after} is above the channel's balance ${balance}.`,
    );
  if (amount === 0n) return channelProblem("refund_simulation_failed", "A refund of 0 gives nothing back.");
  if (after === balance) return channelProblem("refund_no_balance", "Nothing can be given back.");
  if (nonce === refundNonce) return null;
  return channelProblem("refund_simulation_failed", `The channel's refund nonce is ${refundNonce}, not ${nonce}.`);
}
