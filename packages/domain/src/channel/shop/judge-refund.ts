import type { ChannelOnChain } from "../channel";
import type { ShopClaimRow } from "./payload";
import { type ChannelProblem, channelProblem } from "./problem";

export interface RefundRequest {
  readonly amount: bigint;
  readonly nonce: bigint;
  readonly rows: readonly ShopClaimRow[];
}

/** What can be given back after the claims that the refund carries: at most what is asked. Base units. */
function refundable({ amount, rows }: RefundRequest, { balance, claimed }: ChannelOnChain): bigint {
  const after = rows.find(({ totalClaimed }) => totalClaimed > claimed)?.totalClaimed ?? claimed;
  const available = balance > after ? balance - after : 0n;
  return amount < available ? amount : available;
}

/** The refund against the contract's state. */
export function judgeRefund(refund: RefundRequest, channel: ChannelOnChain | null): ChannelProblem | null {
  if (channel === null) return channelProblem("rpc_read_failed", "The contract did not tell the channel's state.");
  if (refundable(refund, channel) === 0n) return channelProblem("refund_no_balance", "Nothing can be given back.");
  if (refund.nonce === channel.refundNonce) return null;
  const message = `The channel's refund nonce is ${channel.refundNonce}, not ${refund.nonce}.`;
  return channelProblem("refund_simulation_failed", message);
}
