import type { ChannelOnChain } from "../channel";
import { type ChannelProblem, channelProblem } from "./problem";

type State = Pick<ChannelOnChain, "balance" | "claimed">;

export interface VoucherFacts {
  readonly signedMax: bigint;
  readonly isSigned: boolean;
  /** Null: the contract gave no answer. */
  readonly channel: ChannelOnChain | null;
  /** A voucher of a refund may be one that is claimed already. */
  readonly isRefund: boolean;
}

/** A voucher, of a payment or of a payer's refund, against the contract's state, in the order of stock facilitators. */
export function judgeVoucher({ signedMax, isSigned, channel, isRefund }: VoucherFacts): ChannelProblem | null {
  if (!isSigned) return channelProblem("voucher_signature", "The payer's authorizer did not sign this voucher.");
  if (channel === null) return channelProblem("rpc_read_failed", "The contract did not tell the channel's state.");
  if (channel.balance === 0n) return channelProblem("channel_not_found", "Nothing is deposited in this channel.");
  return judgeCeiling(signedMax, channel, { deposited: 0n, mayBeClaimed: isRefund });
}

/** The voucher's sum is within what will be in the channel, and above what is claimed of it. */
export function judgeCeiling(
  signedMax: bigint,
  { balance, claimed }: State,
  { deposited, mayBeClaimed = false }: { readonly deposited: bigint; readonly mayBeClaimed?: boolean },
): ChannelProblem | null {
  if (signedMax > balance + deposited) {
    const message = `The voucher's sum ${signedMax} is above the channel's balance ${balance + deposited}.`;
    return channelProblem("cumulative_exceeds_balance", message);
  }
  const isBelow = mayBeClaimed ? signedMax < claimed : signedMax <= claimed;
  if (!isBelow) return null;
  return channelProblem("cumulative_below_claimed", `The contract has ${claimed} of this channel as claimed.`);
}
