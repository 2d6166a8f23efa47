import { type Refusal, refuse } from "../../shared/refusal";
import type { StoredChannel } from "../channel";
import { correctiveDetails } from "../refusals";

const unopened = {
  ...{ charged: 0n, signedMax: 0n, voucherSignature: null },
  onChain: { balance: 0n, claimed: 0n, refundNonce: 0n, withdrawRequestedAt: 0 },
};

/** With what a corrective 402 needs. Amounts in base units. */
export function outOfStep(channel: StoredChannel | null): Refusal {
  const said = "The voucher does not follow the channel's last charge.";
  return refuse("channel_out_of_step", said, correctiveDetails(channel ?? unopened));
}

export function depositUnderWay(retryAfterSeconds: number): Refusal {
  return refuse("channel_busy", "Another request of this channel is under way.", {
    retryAfterSeconds: String(retryAfterSeconds),
  });
}

export function tooManyDeposits(most: number): Refusal {
  return refuse("rate_limited", `This payer has made ${most} deposits within 24 hours.`, {
    reason: "payer_daily_deposits",
    retryAfterSeconds: "3600",
  });
}
